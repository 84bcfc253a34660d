import type { GarmentDesign } from '../artwork/design'

type Kind = GarmentDesign['kind']
type GarmentCopy = {
  /** How it sits; one is told per product. */
  fit: readonly string[]
  /** What to wear it with; one is told per product. */
  pairing: readonly string[]
  /** The model's line, by letter size and by waist size. */
  model: { letter: string; waist: string }
}

const model = {
  letter: 'Người mẫu cao 1m66, nặng 48 kg, mặc size S.',
  waist: 'Người mẫu cao 1m66, nặng 48 kg, mặc size 27.',
}

/** What the house says about each kind of garment. */
export const garments: Readonly<Record<Kind, GarmentCopy>> = {
  shirt: {
    fit: [
      'Vai áo đặt đúng điểm, thân chừa ba phân cử động nên giơ tay không bị kéo.',
      'Đường cầu vai sau may hai lớp giúp áo giữ phom, tà trước ngắn hơn tà sau một chút.',
      'Áo lên dáng vừa người; nếu thích mặc rộng, bạn chọn lớn hơn một size.',
    ],
    pairing: [
      'Bỏ trong quần tây cạp cao cho ngày đi làm, thả ngoài cùng jeans cho cuối tuần.',
      'Phối với chân váy xếp ly và giày bệt là đủ một dáng vẻ nhẹ nhàng.',
      'Mặc trong blazer hoặc buộc vạt cùng quần ống rộng đều đẹp.',
    ],
    model,
  },
  dress: {
    fit: [
      'Eo đặt cao hơn eo thật hai phân để chân trông dài, khóa giọt lệ giấu bên sườn.',
      'Thân trên có lót cotton thoáng, đường ly ngực ôm vừa, thân dưới rơi tự nhiên.',
      'Váy có lót trong toàn thân, cử động thoải mái cả khi ngồi lâu.',
    ],
    pairing: [
      'Đi cùng sandal quai mảnh và túi cói cho ban ngày, giày cao gót cho buổi tối.',
      'Khoác thêm cardigan mỏng khi vào phòng lạnh, thêm bông tai ngọc trai khi đi tiệc.',
      'Một chiếc thắt lưng da mảnh là đủ để đổi dáng cho lần mặc sau.',
    ],
    model,
  },
  skirt: {
    fit: [
      'Cạp cao bản vừa, sau lưng có chun ẩn, khóa kéo giấu bên sườn trái.',
      'Có quần lót trong liền cạp, gấu may giấu chỉ, không lộ đường may.',
    ],
    pairing: [
      'Sơ vin cùng áo thun trơn và giày thể thao trắng, hoặc sơ mi lụa khi đi làm.',
      'Hợp với áo kiểu dáng lửng và giày mũi nhọn; trời lạnh thêm tất mỏng và áo len.',
    ],
    model,
  },
  pants: {
    fit: [
      'Cạp cao ôm eo, đũng sâu vừa để ngồi không cấn, gấu chừa ba phân để lên lai.',
      'Hông vừa, ống rơi thẳng; túi hông may xéo nên không phồng khi đứng.',
    ],
    pairing: [
      'Mặc cùng sơ mi bỏ trong và giày mũi nhọn, hoặc áo thun và dép quai ngang cuối tuần.',
      'Đi với áo kiểu dáng lửng để tôn cạp cao, khoác blazer khi cần chỉn chu.',
    ],
    model,
  },
  'ao-dai': {
    fit: [
      'Thân áo ôm vừa, chiết ly theo số đo chuẩn, tà xẻ trên eo một phân kín đáo.',
      'Tay raglan nối chéo không hằn nách, cổ lót mềm nên đứng mà không cấn.',
    ],
    pairing: [
      'Đi cùng quần lụa trắng hoặc đồng màu; thêm một chiếc khăn vấn cho ngày lễ.',
      'Phối với quần lụa Trăng Ngàn của nhà Mộc Lan là thành bộ trọn vẹn.',
    ],
    model,
  },
  outerwear: {
    fit: [
      'Vai áo vừa, nách hạ nhẹ để mặc thêm một lớp áo mỏng bên trong vẫn thoải mái.',
      'Thân trong may viền bọc mép, túi trong nhỏ vừa điện thoại.',
    ],
    pairing: [
      'Khoác ngoài đầm suông hay áo thun và jeans đều cân; xắn tay một nấc cho nhẹ.',
      'Đi với quần tây cùng tông để thành bộ, hoặc chân váy chữ A cho mềm.',
    ],
    model,
  },
}
