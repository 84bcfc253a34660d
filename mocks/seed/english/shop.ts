import type { Texts } from '../copy/cloths'

export const shopTexts: Texts = {
  // Menu
  'Ưu đãi': 'Offers',
  'Tuyển dụng': 'Careers',
  'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu thế kỷ mười lăm':
    'Crackled celadon, after the glaze of fifteenth-century Chu Dau stoneware',
  'Màu sắc': 'Colour',
  // Home page
  'Khám phá ngay': 'Explore',
  'Danh mục nổi bật': 'Shop by category',
  'Giao hàng tận nơi': 'Delivered to your door',
  'Đổi trả trong 7 ngày': '7-day returns',
  'Thanh toán khi nhận hàng': 'Pay on delivery',
  'May tại Việt Nam': 'Made in Vietnam',
  // Site
  '9:00 – 21:30, thứ Hai đến Chủ nhật': '9:00–21:30, Monday to Sunday',
  // Descriptions and size charts
  'Kiểu dáng': 'Cut',
  'Chiều dài': 'Length',
  Cổ: 'Neck',
  Tay: 'Sleeves',
  'Ống quần': 'Legs',
  'Chi tiết': 'Details',
  'Cắt cho vóc dáng': 'Cut for',
  'Chất liệu': 'Material',
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
