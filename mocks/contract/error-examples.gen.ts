// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

/** Every named error answer of the contract, by operation. */
export const errorExamples = {
  login: {
    badCredentials: {
      status: 401,
      body: {
        success: false,
        code: 'badCredentials',
        message: 'Email hoặc mật khẩu không đúng. Vui lòng kiểm tra rồi nhập lại.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          email: ['Email cần có dạng ten@example.com'],
          password: ['Vui lòng nhập mật khẩu'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi đăng nhập. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  logout: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  currentUser: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể lấy thông tin user. Hãy tải lại trang.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  register: {
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Validation failed',
        errors: {
          email: ['Email này đã có tài khoản. Hãy đăng nhập hoặc dùng email khác.'],
          phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi đăng ký. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  siteInfo: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi lấy thông tin website. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  syncCartProducts: {
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { items: ['Có sản phẩm trong giỏ hàng không đặt được. Hãy xem lại giỏ hàng.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi lấy thông tin giỏ hàng. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  quoteOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notOffered: {
      status: 404,
      body: {
        success: false,
        code: 'notOffered',
        message: 'Chưa tính được tổng tiền. Vui lòng thử lại.',
      },
    },
    couponRefused: {
      status: 422,
      body: {
        success: false,
        code: 'couponRefused',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá không đúng hoặc đã hết hạn. Vui lòng kiểm tra lại.'] },
      },
    },
    couponNotBegun: {
      status: 422,
      body: {
        success: false,
        code: 'couponNotBegun',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá dùng được từ ngày 01/12/2026. Hãy dùng mã khác.'] },
      },
    },
    couponEnded: {
      status: 422,
      body: {
        success: false,
        code: 'couponEnded',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá đã hết hạn. Hãy dùng mã khác.'] },
      },
    },
    couponUsedUp: {
      status: 422,
      body: {
        success: false,
        code: 'couponUsedUp',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá đã hết lượt dùng. Hãy dùng mã khác.'] },
      },
    },
    couponBelowMinimum: {
      status: 422,
      body: {
        success: false,
        code: 'couponBelowMinimum',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá dùng cho đơn từ 500.000VND. Hãy chọn thêm món.'] },
      },
    },
    couponOtherGoods: {
      status: 422,
      body: {
        success: false,
        code: 'couponOtherGoods',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          coupon_code: ['Mã giảm giá không áp dụng cho sản phẩm nào trong đơn. Hãy dùng mã khác.'],
        },
      },
    },
    couponWorse: {
      status: 422,
      body: {
        success: false,
        code: 'couponWorse',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          coupon_code: ['Khuyến mãi của đơn hàng giảm nhiều hơn mã này, bạn không cần nhập mã'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  homepageBanners: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được banner. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  homepageSections: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được trang chủ. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminHomepageSections: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được trang chủ. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  homepageContent: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được trang chủ. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productList: {
    badRequest: {
      status: 400,
      body: {
        success: false,
        code: 'badRequest',
        message: 'Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được sản phẩm. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productsByCategory: {
    badRequest: {
      status: 400,
      body: {
        success: false,
        code: 'badRequest',
        message: 'Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.',
      },
    },
    categoryNotFound: {
      status: 404,
      body: {
        success: false,
        code: 'categoryNotFound',
        message: 'Không tìm thấy danh mục. Hãy chọn danh mục khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được sản phẩm. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productsByIds: {
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.',
        errors: { product_ids: ['Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được sản phẩm. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productDetail: {
    badRequest: {
      status: 400,
      body: {
        success: false,
        code: 'badRequest',
        message: 'Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.',
      },
    },
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.',
        errors: { slug: ['Dữ liệu không hợp lệ. Vui lòng kiểm tra địa chỉ trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa tải được sản phẩm. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  relatedProducts: {
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  categoryList: {
    categoryNotFound: {
      status: 404,
      body: {
        success: false,
        code: 'categoryNotFound',
        message: 'Không tìm thấy danh mục. Hãy chọn danh mục khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  wishlist: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  addToWishlist: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa thêm được vào danh sách yêu thích. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  removeFromWishlist: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa xóa được khỏi danh sách yêu thích. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  popularSearches: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  vouchers: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createRestockNotice: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    variantNotFound: {
      status: 404,
      body: {
        success: false,
        code: 'variantNotFound',
        message: 'Màu và size này không còn bán. Hãy chọn màu hoặc size khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { email: ['Email cần có dạng ten@example.com'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  countries: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể tải thông tin quốc gia. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  provinces: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể tải danh sách tỉnh/thành phố. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  districts: {
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không thể tải danh sách quận/huyện. Vui lòng thử lại.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể tải danh sách quận/huyện. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  provinceWards: {
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không thể tải danh sách phường/xã. Vui lòng thử lại.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể tải danh sách phường/xã. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  wards: {
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không thể tải danh sách phường/xã. Vui lòng thử lại.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể tải danh sách phường/xã. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  searchAddress: {
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  fullAddress: {
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Địa chỉ này không còn nữa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận đơn này rồi. Hãy xem lại đơn trước khi đặt tiếp.',
      },
    },
    alreadyPaid: {
      status: 409,
      body: {
        success: false,
        code: 'alreadyPaid',
        message:
          'Đơn hàng trước của bạn đã được thanh toán nên đơn mới chưa được đặt và bạn không bị trừ thêm tiền. Hãy xem đơn đó trước khi đặt thêm.',
        order: { id: 61, code: 'ML261121-0061' },
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi. Hãy xem lại trước khi tiếp tục.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 420000 },
            { code: 'discount', label: '', amount: -150000 },
            { code: 'shipping', label: '', amount: 30000 },
            { code: 'promotion', label: '', amount: -15000 },
          ],
          total: 285000,
        },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          'items.0.quantity': ['Sản phẩm không đủ hàng. Hãy giảm số lượng.'],
          phone: ['Số điện thoại không hợp lệ. Chỉ dùng chữ số, dấu cách, +, - và ngoặc đơn.'],
        },
      },
    },
    couponRefused: {
      status: 422,
      body: {
        success: false,
        code: 'couponRefused',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá không đúng hoặc đã hết hạn. Vui lòng kiểm tra lại.'] },
      },
    },
    couponNotBegun: {
      status: 422,
      body: {
        success: false,
        code: 'couponNotBegun',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá dùng được từ ngày 01/12/2026. Hãy dùng mã khác.'] },
      },
    },
    couponEnded: {
      status: 422,
      body: {
        success: false,
        code: 'couponEnded',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá đã hết hạn. Hãy dùng mã khác.'] },
      },
    },
    couponUsedUp: {
      status: 422,
      body: {
        success: false,
        code: 'couponUsedUp',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá đã hết lượt dùng. Hãy dùng mã khác.'] },
      },
    },
    couponBelowMinimum: {
      status: 422,
      body: {
        success: false,
        code: 'couponBelowMinimum',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { coupon_code: ['Mã giảm giá dùng cho đơn từ 500.000VND. Hãy chọn thêm món.'] },
      },
    },
    couponOtherGoods: {
      status: 422,
      body: {
        success: false,
        code: 'couponOtherGoods',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          coupon_code: ['Mã giảm giá không áp dụng cho sản phẩm nào trong đơn. Hãy dùng mã khác.'],
        },
      },
    },
    couponWorse: {
      status: 422,
      body: {
        success: false,
        code: 'couponWorse',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          coupon_code: ['Khuyến mãi của đơn hàng giảm nhiều hơn mã này, bạn không cần nhập mã'],
        },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'items.0.quantity': ['Sản phẩm vừa hết hàng. Hãy chọn sản phẩm khác.'] },
      },
    },
    priceChanged: {
      status: 422,
      body: {
        success: false,
        code: 'priceChanged',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'items.0.variant_id': ['Giá sản phẩm vừa thay đổi. Hãy xem lại giỏ hàng.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi tạo đơn hàng' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createPaypalOrder: {
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Failed to create PayPal order' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Failed to create PayPal order',
        errors: { order_id: ['Failed to create PayPal order'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Failed to create PayPal order' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  capturePayment: {
    cancelled: {
      status: 400,
      body: { success: false, code: 'cancelled', message: 'You cancelled the payment' },
    },
    expiredToken: {
      status: 404,
      body: { success: false, code: 'expiredToken', message: 'Invalid or expired token' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Failed to capture PayPal payment',
        errors: { payment_id: ['Failed to capture PayPal payment'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Failed to capture PayPal payment' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  paypalStatus: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    expiredToken: {
      status: 404,
      body: { success: false, code: 'expiredToken', message: 'Invalid or expired token' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Failed to check payment status' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  orders: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  lookUpOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  claimOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notOffered: {
      status: 404,
      body: {
        success: false,
        code: 'notOffered',
        message: 'Chưa thêm được đơn vào tài khoản. Hãy theo dõi đơn trên thiết bị này.',
      },
    },
    notTheirs: {
      status: 422,
      body: {
        success: false,
        code: 'notTheirs',
        message: 'Không tìm thấy đơn có mã và số điện thoại này. Bạn kiểm tra lại hai ô trên.',
        errors: {
          phone: ['Không tìm thấy đơn có mã và số điện thoại này. Bạn kiểm tra lại hai ô trên.'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  order: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  cancelOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message: 'Cửa hàng đã xác nhận đơn nên bạn không hủy được tại đây nữa. Hãy gọi cửa hàng.',
        errors: {
          status: [
            'Cửa hàng đã xác nhận đơn nên bạn không hủy được tại đây nữa. Hãy gọi cửa hàng.',
          ],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  changeDelivery: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    alreadyShipped: {
      status: 409,
      body: {
        success: false,
        code: 'alreadyShipped',
        message:
          'Đơn hàng đã được bàn giao cho đơn vị vận chuyển nên không đổi nơi nhận được nữa. Hãy hỏi đơn vị vận chuyển hoặc gọi cửa hàng.',
      },
    },
    alreadyCancelled: {
      status: 409,
      body: {
        success: false,
        code: 'alreadyCancelled',
        message: 'Đơn hàng đã bị hủy. Hãy đặt đơn mới nếu bạn vẫn cần.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng thay đổi theo nơi nhận mới. Hãy xem lại trước khi lưu.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 420000 },
            { code: 'discount', label: '', amount: -150000 },
            { code: 'shipping', label: '', amount: 30000 },
            { code: 'promotion', label: '', amount: -15000 },
          ],
          total: 285000,
        },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          phone: ['Số điện thoại không hợp lệ. Chỉ dùng chữ số, dấu cách, +, - và ngoặc đơn.'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  requestReturn: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    notDelivered: {
      status: 409,
      body: {
        success: false,
        code: 'notDelivered',
        message:
          'Đơn hàng chưa được giao nên chưa đổi trả được. Hãy gửi yêu cầu sau khi đơn được giao.',
      },
    },
    tooLate: {
      status: 409,
      body: {
        success: false,
        code: 'tooLate',
        message: 'Đã hết hạn đổi trả của đơn hàng này. Hãy liên hệ cửa hàng.',
      },
    },
    strangePhoto: {
      status: 422,
      body: {
        success: false,
        code: 'strangePhoto',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { photos: ['Ảnh này không thuộc đơn hàng này. Vui lòng tải ảnh lên lại.'] },
      },
    },
    tooMany: {
      status: 422,
      body: {
        success: false,
        code: 'tooMany',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'items.0.quantity': ['Chỉ còn trả được 1 món. Hãy giảm số lượng.'] },
      },
    },
    nothingLeft: {
      status: 422,
      body: {
        success: false,
        code: 'nothingLeft',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          'items.0.quantity': [
            'Bạn đã yêu cầu đổi trả món này rồi. Hãy xem yêu cầu trong đơn hàng.',
          ],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  uploadReturnPhoto: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    tooLarge: {
      status: 413,
      body: {
        success: false,
        code: 'tooLarge',
        message: 'Ảnh vượt quá 5 MB. Hãy chọn ảnh nhỏ hơn.',
      },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Hãy chọn ảnh JPG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  userAddresses: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi tải danh sách địa chỉ. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createUserAddress: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          name: ['Vui lòng nhập họ tên'],
          phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'],
          address: ['Vui lòng nhập địa chỉ'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateUserAddress: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Địa chỉ này không còn nữa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          name: ['Vui lòng nhập họ tên'],
          phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'],
          address: ['Vui lòng nhập địa chỉ'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  deleteUserAddress: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Địa chỉ này không còn nữa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi xóa địa chỉ. Vui lòng thử lại.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminBanners: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createBanner: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { image_url: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateBannerWithFile: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Banner này không còn nữa. Hãy tải lại danh sách.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateBanner: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Banner này không còn nữa. Hãy tải lại danh sách.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { link: ['Nhập liên kết bắt đầu bằng / hoặc https://'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  deleteBanner: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  uploadBannerImage: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    tooLarge: {
      status: 413,
      body: {
        success: false,
        code: 'tooLarge',
        message: 'Ảnh vượt quá 5 MB. Hãy chọn ảnh nhỏ hơn.',
      },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Hãy chọn ảnh JPG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  reorderBanners: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { ids: ['Giá trị đã chọn không còn nữa. Hãy chọn lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminVouchers: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createVoucher: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { amount: ['Nhập phần trăm hoặc số tiền'] },
      },
    },
    codeTaken: {
      status: 422,
      body: {
        success: false,
        code: 'codeTaken',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { code: ['Mã này đã có. Hãy nhập mã khác.'] },
      },
    },
    goodsUnknown: {
      status: 422,
      body: {
        success: false,
        code: 'goodsUnknown',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { product_ids: ['Không có sản phẩm #9001. Hãy bỏ khỏi danh sách.'] },
      },
    },
    termsFixed: {
      status: 422,
      body: {
        success: false,
        code: 'termsFixed',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { percent: ['Mã đã có đơn dùng nên giữ nguyên điều kiện. Hãy tạo mã mới.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateVoucher: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Mã giảm giá này không còn nữa. Hãy tải lại danh sách.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { amount: ['Nhập phần trăm hoặc số tiền'] },
      },
    },
    codeTaken: {
      status: 422,
      body: {
        success: false,
        code: 'codeTaken',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { code: ['Mã này đã có. Hãy nhập mã khác.'] },
      },
    },
    goodsUnknown: {
      status: 422,
      body: {
        success: false,
        code: 'goodsUnknown',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { product_ids: ['Không có sản phẩm #9001. Hãy bỏ khỏi danh sách.'] },
      },
    },
    termsFixed: {
      status: 422,
      body: {
        success: false,
        code: 'termsFixed',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { percent: ['Mã đã có đơn dùng nên giữ nguyên điều kiện. Hãy tạo mã mới.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  deleteVoucher: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    voucherUsed: {
      status: 409,
      body: {
        success: false,
        code: 'voucherUsed',
        message: 'Mã giảm giá đã có đơn dùng nên không xóa được. Hãy dừng mã.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateHomepageSections: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { sections: ['Danh sách vừa thay đổi. Hãy tải lại trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateHomepageSection: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy nội dung. Hãy tải lại trang.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { content: ['Phần này chưa có nội dung. Hãy nhập nội dung rồi lưu lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  uploadSectionImage: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    tooLarge: {
      status: 413,
      body: {
        success: false,
        code: 'tooLarge',
        message: 'Ảnh vượt quá 5 MB. Hãy chọn ảnh nhỏ hơn.',
      },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Hãy chọn ảnh JPG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  reorderHomepageSections: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { order: ['Danh sách vừa thay đổi. Hãy tải lại trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminProducts: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createProduct: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          name: ['Vui lòng nhập tên sản phẩm'],
          images: ['Thêm ít nhất 1 ảnh'],
          category_id: ['Vui lòng chọn danh mục'],
          description: ['Vui lòng nhập mô tả sản phẩm'],
          'variants.0.price': ['Giá bán phải lớn hơn 0'],
        },
      },
    },
    stockUnseen: {
      status: 422,
      body: {
        success: false,
        code: 'stockUnseen',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          'variants.0.stock': ['Tồn kho có thể đã đổi từ khi bạn mở trang. Hãy tải lại trang.'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa lưu được sản phẩm. Vui lòng thử lại; những gì bạn đã nhập vẫn còn đây.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminBrands: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminProduct: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateProduct: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    stockMoved: {
      status: 409,
      body: {
        success: false,
        code: 'stockMoved',
        message: 'Tồn kho vừa thay đổi. Hãy xem số mới rồi lưu lại.',
        errors: { 'variants.0.stock': ['Tồn kho đã đổi từ 6 thành 4. Hãy nhập số mới.'] },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          name: ['Vui lòng nhập tên sản phẩm'],
          images: ['Thêm ít nhất 1 ảnh'],
          category_id: ['Vui lòng chọn danh mục'],
          description: ['Vui lòng nhập mô tả sản phẩm'],
          'variants.0.price': ['Giá bán phải lớn hơn 0'],
        },
      },
    },
    stockUnseen: {
      status: 422,
      body: {
        success: false,
        code: 'stockUnseen',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: {
          'variants.0.stock': ['Tồn kho có thể đã đổi từ khi bạn mở trang. Hãy tải lại trang.'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Chưa lưu được sản phẩm. Vui lòng thử lại; những gì bạn đã nhập vẫn còn đây.',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  deleteProduct: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  uploadProductImage: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    tooLarge: {
      status: 413,
      body: {
        success: false,
        code: 'tooLarge',
        message: 'Ảnh vượt quá 5 MB. Hãy chọn ảnh nhỏ hơn.',
      },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Hãy chọn ảnh JPG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  bulkUpdateProducts: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { ids: ['Giá trị đã chọn không còn nữa. Hãy chọn lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  duplicateProduct: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminVariants: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  saveVariants: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { changes: ['Một ô được gửi hai lần. Hãy tải lại trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productImports: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  startProductImport: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { rows: ['Tệp có hai dòng cùng số thứ tự. Hãy chọn lại tệp.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productImport: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy lượt nhập. Hãy tải lại danh sách.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  productImportOutcomes: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy lượt nhập. Hãy tải lại danh sách.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  cancelProductImport: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy lượt nhập. Hãy tải lại danh sách.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminCategories: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createCategory: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { name: ['Vui lòng nhập tên danh mục'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminCategory: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    categoryNotFound: {
      status: 404,
      body: {
        success: false,
        code: 'categoryNotFound',
        message: 'Không tìm thấy danh mục. Hãy chọn danh mục khác.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateCategory: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    categoryNotFound: {
      status: 404,
      body: {
        success: false,
        code: 'categoryNotFound',
        message: 'Không tìm thấy danh mục. Hãy chọn danh mục khác.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { name: ['Vui lòng nhập tên danh mục'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  deleteCategory: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notEmpty: {
      status: 409,
      body: {
        success: false,
        code: 'notEmpty',
        message: 'Danh mục vẫn còn sản phẩm. Hãy chuyển sản phẩm đi trước.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  reorderCategories: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { places: ['Danh sách vừa thay đổi. Hãy tải lại trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminOrders: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createAdminOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận đơn này rồi. Hãy xem lại đơn trước khi đặt tiếp.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi. Hãy xem lại trước khi tiếp tục.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 420000 },
            { code: 'discount', label: '', amount: -150000 },
            { code: 'shipping', label: '', amount: 30000 },
            { code: 'promotion', label: '', amount: -15000 },
          ],
          total: 285000,
        },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'items.0.quantity': ['Sản phẩm vừa hết hàng. Hãy chọn sản phẩm khác.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  changeAdminOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi. Hãy xem lại trước khi tiếp tục.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 420000 },
            { code: 'discount', label: '', amount: -150000 },
            { code: 'shipping', label: '', amount: 30000 },
            { code: 'promotion', label: '', amount: -15000 },
          ],
          total: 285000,
        },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'items.0.quantity': ['Sản phẩm vừa hết hàng. Hãy chọn sản phẩm khác.'] },
      },
    },
    alreadyShipped: {
      status: 422,
      body: {
        success: false,
        code: 'alreadyShipped',
        message:
          'Đơn hàng đã bàn giao hoặc đã hủy nên không sửa được nữa. Hãy tạo đơn mới nếu cần.',
        errors: {
          status: [
            'Đơn hàng đã bàn giao hoặc đã hủy nên không sửa được nữa. Hãy tạo đơn mới nếu cần.',
          ],
        },
      },
    },
    totalFixed: {
      status: 422,
      body: {
        success: false,
        code: 'totalFixed',
        message:
          'Đơn hàng đã thanh toán hoặc trả qua PayPal phải giữ nguyên tổng tiền. Hãy chọn món có cùng tổng tiền.',
        errors: {
          items: [
            'Đơn hàng đã thanh toán hoặc trả qua PayPal phải giữ nguyên tổng tiền. Hãy chọn món có cùng tổng tiền.',
          ],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  mergeOrders: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi. Hãy xem lại trước khi tiếp tục.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 420000 },
            { code: 'discount', label: '', amount: -150000 },
            { code: 'shipping', label: '', amount: 30000 },
            { code: 'promotion', label: '', amount: -15000 },
          ],
          total: 285000,
        },
      },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message: 'Chưa gộp được hai đơn này. Hãy xem lý do rồi thử lại.',
        errors: { order_id: ['Hai đơn khác địa chỉ. Hãy hỏi khách, rồi sửa một đơn cho trùng.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  transitionOrder: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message: 'Đơn hàng không chuyển sang trạng thái này được. Hãy tải lại trang để xem.',
        errors: {
          status: ['Đơn hàng không chuyển sang trạng thái này được. Hãy tải lại trang để xem.'],
          reason: ['Vui lòng nhập lý do hủy đơn'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  moveOrders: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { orders: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  settleCash: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { statement: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  addOrderNote: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Mục này đã được lưu, nhưng sau đó đã bị xóa. Hãy tải lại trang.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { text: ['Vui lòng nhập ghi chú'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  settlePayment: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    notUnclear: {
      status: 422,
      body: {
        success: false,
        code: 'notUnclear',
        message: 'Khoản thanh toán này không còn cần kiểm tra. Hãy tải lại trang để xem.',
        errors: {
          action: ['Khoản thanh toán này không còn cần kiểm tra. Hãy tải lại trang để xem.'],
        },
      },
    },
    declined: {
      status: 422,
      body: {
        success: false,
        code: 'declined',
        message:
          'PayPal từ chối khoản thanh toán này, khách chưa bị trừ tiền. Hãy liên hệ khách để chọn cách khác.',
        errors: {
          action: [
            'PayPal từ chối khoản thanh toán này, khách chưa bị trừ tiền. Hãy liên hệ khách để chọn cách khác.',
          ],
        },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { reason: ['Vui lòng nhập lý do'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminReturns: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  createAdminReturn: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    notDelivered: {
      status: 409,
      body: {
        success: false,
        code: 'notDelivered',
        message:
          'Đơn hàng chưa được giao nên chưa đổi trả được. Hãy gửi yêu cầu sau khi đơn được giao.',
      },
    },
    tooMany: {
      status: 422,
      body: {
        success: false,
        code: 'tooMany',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'items.0.quantity': ['Chỉ còn trả được 1 món. Hãy giảm số lượng.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  moveReturn: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy yêu cầu đổi trả. Hãy tải lại danh sách.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Cửa hàng đã nhận nội dung này rồi. Hãy tải lại trang để xem.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi. Hãy xem lại trước khi tiếp tục.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 310000 },
            { code: 'exchange', label: 'ML261122-0042', amount: -290000 },
          ],
          total: 20000,
        },
      },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message: 'Yêu cầu này đã ở bước khác. Hãy tải lại trang.',
        errors: { state: ['Yêu cầu này đã ở bước khác. Hãy tải lại trang.'] },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { answer: ['Vui lòng cho khách biết lý do từ chối'] },
      },
    },
    tooMuch: {
      status: 422,
      body: {
        success: false,
        code: 'tooMuch',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'refund.amount': ['Số tiền hoàn cao hơn số khách đã trả. Hãy nhập số nhỏ hơn.'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'exchange.0.variant_id': ['Sản phẩm vừa hết hàng. Hãy chọn sản phẩm khác.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  keepInPart: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi. Hãy xem lại trước khi tiếp tục.',
        bill: {
          lines: [
            { code: 'subtotal', label: '', amount: 600000 },
            { code: 'discount', label: '', amount: -150000 },
            { code: 'shipping', label: '', amount: 30000 },
            { code: 'promotion', label: '', amount: -15000 },
            { code: 'refused', label: '', amount: -145000 },
          ],
          total: 320000,
        },
      },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message:
          'Đơn này không ghi nhận giao một phần được. Vui lòng kiểm tra trạng thái và tiền thu hộ của đơn.',
        errors: {
          status: [
            'Đơn này không ghi nhận giao một phần được. Vui lòng kiểm tra trạng thái và tiền thu hộ của đơn.',
          ],
        },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { back: ['Chọn ít nhất một món giữ lại và một món mang về'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminDashboard: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { from: ['Chọn ngày kết thúc từ ngày bắt đầu trở đi'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminCustomers: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminCustomer: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: {
        success: false,
        code: 'notFound',
        message: 'Không tìm thấy khách hàng. Hãy tìm lại trong danh sách.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminActivity: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { id: ['Giá trị này chưa đúng dạng. Vui lòng nhập lại.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminPermissions: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  adminSettings: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
  updateSettings: {
    unauthenticated: {
      status: 401,
      body: {
        success: false,
        code: 'unauthenticated',
        message: 'Bạn cần đăng nhập lại để tiếp tục',
      },
    },
    forbidden: {
      status: 403,
      body: {
        success: false,
        code: 'forbidden',
        message: 'Bạn chưa có quyền thực hiện thao tác này. Hãy hỏi người quản lý.',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn chưa có quyền sửa sản phẩm. Hãy nhờ Trần Thu Hà.',
        permission: 'products:write',
      },
    },
    conflict: {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Dữ liệu vừa được người khác thay đổi. Hãy tải lại trang để xem.',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
        errors: { 'website.name': ['Vui lòng nhập tên website'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra. Vui lòng thử lại.' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì. Vui lòng quay lại sau ít phút.',
      },
    },
  },
} as const
