import type { Texts } from '../copy/cloths'

export const shopTexts: Texts = {
  // Menu
  'Ưu đãi': 'Offers',
  'Về Mộc Lan': 'About us',
  'Tuyển dụng': 'Careers',
  'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu thế kỷ mười lăm':
    'Crackled celadon, after the glaze of fifteenth-century Chu Dau stoneware',
  'Màu sắc': 'Colour',
  // Hero
  'Lụa Hà Đông': 'Silk from Ha Dong',
  'Áo dài may theo lối cũ, dành cho hôm nay': 'The ao dai, made the old way for today',
  'Tủ đồ công sở': 'The working wardrobe',
  'Mười món phối thành ba mươi ngày': 'Ten pieces, thirty days of outfits',
  'Mộc Lan vào thu': 'Autumn at Mộc Lan',
  'Linen, đũi và những gam màu đất': 'Linen, raw silk and the colours of earth',
  // Home page
  'Quý cô công sở': 'The office, reconsidered',
  'Bộ sưu tập mới': 'New collection',
  'Những đường cắt gọn, chất vải biết thở và gam màu dịu mắt: tủ đồ đi làm để mỗi sáng không phải nghĩ lâu.':
    'Clean lines, cloth that breathes and quiet colours: a working wardrobe that takes no thought in the morning.',
  'Khám phá ngay': 'Explore',
  'Danh mục nổi bật': 'Shop by category',
  'Giao hàng toàn quốc': 'Delivery all over Vietnam',
  'Đổi trả trong 7 ngày': '7-day returns',
  'Thanh toán khi nhận hàng': 'Pay on delivery',
  'May tại Việt Nam': 'Made in Vietnam',
  // Site
  'Thời trang nữ may tại Việt Nam: lụa, linen, đũi và những đường cắt bền với thời gian.':
    'Womenswear made in Vietnam: silk, linen, raw silk, and cuts that outlast the season.',
  '9:00 – 21:30, thứ Hai đến Chủ nhật': '9:00–21:30, Monday to Sunday',
  'Mộc Lan | Thời trang nữ thiết kế tại Việt Nam': 'Mộc Lan | Womenswear designed in Vietnam',
  'Áo, đầm, chân váy, quần và áo dài Mộc Lan: chất liệu tự nhiên, phom dáng gọn, giao hàng toàn quốc, thanh toán khi nhận hàng.':
    'Tops, dresses, skirts, trousers and ao dai by Mộc Lan: natural cloth, clean cuts, delivery all over Vietnam, pay on delivery.',
  'thời trang nữ, áo dài, đầm lụa, áo sơ mi linen, chân váy, Mộc Lan':
    'womenswear, ao dai, silk dresses, linen shirts, skirts, Mộc Lan',
  // Descriptions and size charts
  'Kiểu dáng': 'Cut',
  'Chất liệu': 'Material',
  'Bảo quản': 'Care',
  'Giặt tay nước lạnh.': 'Hand wash cold.',
  'Xem thêm': 'Read more',
  'Bảng số đo (cm)': 'Measurements (cm)',
  Ngực: 'Bust',
  Eo: 'Waist',
  Hông: 'Hips',
  Đùi: 'Thigh',
  'Dài áo': 'Length',
  'Dài váy': 'Length',
  'Dài quần': 'Length',
  'Dài tay': 'Sleeve',
  'Số đo có thể chênh 1–2 cm tùy chất liệu.':
    'Measurements may vary by 1–2 cm, depending on the cloth.',
  // Orders
  'Đơn hàng đã được tạo.': 'Order placed.',
  'Đã xác nhận, đang chuẩn bị hàng.': 'Confirmed; we are preparing your parcel.',
  'Đã giao cho đơn vị vận chuyển.': 'Handed over to the courier.',
  'Giao hàng thành công.': 'Delivered.',
  'Thanh toán PayPal không hoàn tất.': 'The PayPal payment was not completed.',
  'Khách đặt nhầm size.': 'Wrong size ordered.',
  'Khách đổi ý, muốn chọn mẫu khác.': 'Changed their mind and wants another style.',
  'Không liên lạc được với khách.': 'We could not reach the customer.',
}
