const listed = (names: string): readonly string[] => names.trim().split(/,\s+/)

export const surnames = listed(`
  Nguyễn, Trần, Lê, Phạm, Hoàng, Huỳnh, Phan, Vũ, Võ, Đặng, Bùi, Đỗ, Hồ, Ngô, Dương, Lý
`)

export const givenNames = listed(`
  Minh Anh, Ngọc Ánh, Thùy Chi, Hồng Đào, Thu Giang, Khánh Hà, Mỹ Hạnh, Thanh Hiền,
  Diệu Hương, Bích Liên, Phương Linh, Quỳnh Mai, Hà My, Kim Ngân, Bảo Ngọc, Tuyết Nhung,
  An Nhiên, Cẩm Tú, Lan Phương, Như Quỳnh, Thanh Tâm, Phương Thảo, Anh Thư, Thủy Tiên,
  Thu Trang, Bảo Trâm, Hải Yến, Tường Vi
`)

export const streets = listed(`
  Nguyễn Trãi, Lê Lợi, Trần Hưng Đạo, Hai Bà Trưng, Phan Đình Phùng, Lý Thường Kiệt,
  Điện Biên Phủ, Nguyễn Văn Cừ, Hoàng Diệu, Phan Chu Trinh, Võ Thị Sáu, Bà Triệu,
  Nguyễn Thị Minh Khai, Cách Mạng Tháng Tám
`)

export const orderNotes = [
  'Giao giờ hành chính giúp mình.',
  'Gọi trước khi giao 15 phút nhé.',
  'Gửi bảo vệ tòa nhà nếu mình vắng.',
  'Gói quà giúp mình, không để hóa đơn trong hộp.',
]

export const cancelReasons = [
  'Khách đặt nhầm size.',
  'Khách đổi ý, muốn chọn mẫu khác.',
  'Không liên lạc được với khách.',
]

export const staffNotes = [
  'Khách dặn kiểm tra kỹ đường thêu trước khi gửi.',
  'Đã gọi xác nhận size M.',
  'Khách quen, tặng kèm túi vải.',
]

/** Sample texts of returns, written by shoppers and by the shop. */
export const sampleReturns = {
  faulty: 'Đường may ở vai bị bung.',
  fit: 'Vai hơi chật, cho mình đổi size lớn hơn.',
  answer: 'Cửa hàng đã nhận hàng và hoàn tiền qua chuyển khoản.',
} as const
