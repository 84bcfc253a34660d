import type { GarmentDesign } from '../catalogue/garment'

type Kind = GarmentDesign['kind']
type GarmentCopy = {
  /** How it fits; each product gets one of them. */
  fit: readonly string[]
  pairing: readonly string[]
}

export const garments: Readonly<Record<Kind, GarmentCopy>> = {
  shirt: {
    fit: [
      'Vai áo đặt đúng điểm, thân chừa ba phân cử động nên giơ tay không bị kéo.',
      'Đường may cuốn gọn bên trong, vòng nách vừa đủ để cử động cả ngày.',
      'Áo lên dáng vừa người; nếu thích mặc rộng, bạn chọn lớn hơn một size.',
    ],
    pairing: [
      'Đi với quần tây cạp cao cho ngày làm việc, với jeans cho cuối tuần.',
      'Phối cùng chân váy xếp ly và giày bệt là đủ một dáng vẻ nhẹ nhàng.',
      'Mặc trong blazer hoặc đi cùng quần ống rộng đều đẹp.',
    ],
  },
  dress: {
    fit: [
      'Thân trên có lót cotton thoáng, vòng nách gọn, đi lại hay ngồi lâu đều thoải mái.',
      'Đường ráp may cuốn sạch, gấu may giấu chỉ nên mặt trong cũng gọn như mặt ngoài.',
      'Váy lên dáng đúng size; nếu số đo nằm giữa hai size, bạn chọn size lớn hơn.',
    ],
    pairing: [
      'Đi cùng sandal quai mảnh và túi cói cho ban ngày, giày cao gót cho buổi tối.',
      'Khoác thêm cardigan mỏng khi vào phòng lạnh, thêm bông tai ngọc trai khi đi tiệc.',
      'Một đôi giày mũi nhọn và chiếc túi nhỏ là đủ, phần còn lại để chất vải lên tiếng.',
    ],
  },
  skirt: {
    fit: [
      'Cạp cao bản vừa giúp eo gọn, gấu may giấu chỉ.',
      'Có lớp lót mềm, mặt trong may cuốn sạch nên không lộ đường may.',
    ],
    pairing: [
      'Sơ vin cùng áo thun trơn và giày thể thao trắng, hoặc sơ mi lụa khi đi làm.',
      'Hợp với áo kiểu dáng lửng và giày mũi nhọn; trời lạnh thêm áo len mỏng.',
    ],
  },
  pants: {
    fit: [
      'Cạp cao ôm eo, đũng sâu vừa để ngồi không cấn.',
      'Hông vừa vặn, đường may cuốn gọn bên trong, đứng hay ngồi đều giữ dáng.',
    ],
    pairing: [
      'Mặc cùng sơ mi bỏ trong và giày mũi nhọn, hoặc áo thun và dép quai ngang cuối tuần.',
      'Đi với áo kiểu dáng lửng để tôn cạp cao, khoác blazer khi cần chỉn chu.',
    ],
  },
  'ao-dai': {
    fit: [
      'Thân áo ôm vừa, chiết ly theo số đo chuẩn, tà xẻ trên eo một phân kín đáo.',
      'Tay nối raglan không hằn nách, đường tà vắt tay từng mũi.',
    ],
    pairing: [
      'Đi cùng quần lụa trắng hoặc đồng màu; thêm một chiếc khăn vấn cho ngày lễ.',
      'Phối với quần lụa Trăng Ngàn của nhà Mộc Lan là thành bộ trọn vẹn.',
    ],
  },
  outerwear: {
    fit: [
      'Vai vừa, nách hạ nhẹ để mặc thêm một lớp áo mỏng bên trong vẫn thoải mái.',
      'Mặt trong bọc mép sạch sẽ, mặc mở vạt vẫn gọn.',
    ],
    pairing: [
      'Khoác ngoài đầm suông hay áo thun và jeans đều cân.',
      'Đi với quần tây cùng tông để thành bộ, hoặc chân váy chữ A cho mềm.',
    ],
  },
}
