import type { GarmentDesign } from '../catalogue/garment'
import type { Texts } from './cloths'

type GarmentCopy = {
  fit: Texts
  pairing: Texts
}

export const garments: Readonly<Record<GarmentDesign['kind'], GarmentCopy>> = {
  shirt: {
    fit: {
      'Vai áo đặt đúng điểm, thân chừa ba phân cử động nên giơ tay không bị kéo.':
        'The shoulder sits where it should, with 3 cm of ease, so raising your arms does not pull.',
      'Đường may cuốn gọn bên trong, vòng nách vừa đủ để cử động cả ngày.':
        'Seams are enclosed and the armhole is cut for a whole day of movement.',
      'Áo lên dáng vừa người; nếu thích mặc rộng, bạn chọn lớn hơn một size.':
        'True to size; if you like it loose, take one size up.',
    },
    pairing: {
      'Đi với quần tây cạp cao cho ngày làm việc, với jeans cho cuối tuần.':
        'Wear it with high-waisted trousers for work and with jeans at the weekend.',
      'Phối cùng chân váy xếp ly và giày bệt là đủ một dáng vẻ nhẹ nhàng.':
        'A pleated skirt and flat shoes are all it needs.',
      'Mặc trong blazer hoặc đi cùng quần ống rộng đều đẹp.':
        'Good under a blazer, and just as good with wide-leg trousers.',
    },
  },
  dress: {
    fit: {
      'Thân trên vừa vặn, vòng nách gọn, đi lại hay ngồi lâu đều thoải mái.':
        'A bodice that fits and a neat armhole: comfortable on your feet and at a desk.',
      'Đường ráp may cuốn sạch, gấu may giấu chỉ nên mặt trong cũng gọn như mặt ngoài.':
        'Clean enclosed seams and a blind hem make the inside as tidy as the outside.',
      'Váy lên dáng đúng size; nếu số đo nằm giữa hai size, bạn chọn size lớn hơn.':
        'True to size; between two sizes, take the larger one.',
    },
    pairing: {
      'Đi cùng sandal quai mảnh và túi cói cho ban ngày, giày cao gót cho buổi tối.':
        'Strappy sandals and a straw bag by day, heels by night.',
      'Khoác thêm cardigan mỏng khi vào phòng lạnh, thêm bông tai ngọc trai khi đi tiệc.':
        'Add a thin cardigan in air conditioning, and pearl earrings for a party.',
      'Một đôi giày mũi nhọn và chiếc túi nhỏ là đủ, phần còn lại để chất vải lên tiếng.':
        'Pointed shoes and a small bag are enough; let the cloth do the rest.',
    },
  },
  skirt: {
    fit: {
      'Cạp cao bản vừa giúp eo gọn, gấu may giấu chỉ.':
        'A high waistband of moderate width for a neat waist, and a blind hem.',
      'Mặt trong may cuốn sạch nên không lộ đường may.':
        'Enclosed seams on the inside that leave no line.',
    },
    pairing: {
      'Sơ vin cùng áo thun trơn và giày thể thao trắng, hoặc sơ mi lụa khi đi làm.':
        'Tuck in a plain T-shirt and wear white trainers, or a silk shirt for work.',
      'Hợp với áo kiểu dáng lửng và giày mũi nhọn; trời lạnh thêm áo len mỏng.':
        'Good with a cropped blouse and pointed shoes; add a thin jumper when it is cold.',
    },
  },
  pants: {
    fit: {
      'Cạp cao ôm eo, đũng sâu vừa để ngồi không cấn.':
        'A high waist that holds, and a rise deep enough to sit in comfort.',
      'Hông vừa vặn, đường may cuốn gọn bên trong, đứng hay ngồi đều giữ dáng.':
        'Neat at the hip, with enclosed seams; they keep their line, standing or sitting.',
    },
    pairing: {
      'Mặc cùng sơ mi bỏ trong và giày mũi nhọn, hoặc áo thun và dép quai ngang cuối tuần.':
        'Wear them with a tucked-in shirt and pointed shoes, or with a tee and sandals at the weekend.',
      'Đi với áo kiểu dáng lửng để tôn cạp cao, khoác blazer khi cần chỉn chu.':
        'A cropped blouse flatters the high waist; add a blazer when the day asks for one.',
    },
  },
  'ao-dai': {
    fit: {
      'Thân áo ôm vừa, chiết ly theo số đo chuẩn, tà xẻ trên eo một phân kín đáo.':
        'Close-fitting, with darts set to standard measurements and a slit that opens discreetly 1 cm above the waist.',
      'Tay nối raglan không hằn nách, đường tà vắt tay từng mũi.':
        'Raglan sleeves that leave no line at the armhole, and panels hemmed by hand.',
    },
    pairing: {
      'Đi cùng quần lụa trắng hoặc đồng màu; thêm một chiếc khăn vấn cho ngày lễ.':
        'Wear it with silk trousers, white or matching; add a turban for festive days.',
      'Phối với quần lụa Trăng Ngàn cùng nhà là thành bộ trọn vẹn.':
        'Our Forest Moon silk trousers complete it.',
    },
  },
  outerwear: {
    fit: {
      'Vai vừa, nách hạ nhẹ để mặc thêm một lớp áo mỏng bên trong vẫn thoải mái.':
        'A neat shoulder with a slightly lowered armhole: there is room for a thin layer underneath.',
      'Mặt trong bọc mép sạch sẽ, mặc mở vạt vẫn gọn.':
        'Inside seams are bound, so it looks tidy worn open.',
    },
    pairing: {
      'Khoác ngoài đầm suông hay áo thun và jeans đều cân.':
        'It goes over a shift dress as well as over a tee and jeans.',
      'Đi với quần tây cùng tông để thành bộ, hoặc chân váy chữ A cho mềm.':
        'Match it with trousers in the same shade for a suit, or soften it with an A-line skirt.',
    },
  },
}
