// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

/** Every named error answer of the contract, by operation. */
export const errorExamples = {
  login: {
    badCredentials: {
      status: 401,
      body: { success: false, code: 'badCredentials', message: 'Email hoặc mật khẩu không đúng' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi đăng nhập' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Không thể lấy thông tin user' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  register: {
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Validation failed',
        errors: {
          email: ['Email này đã có tài khoản, hãy đăng nhập hoặc dùng email khác'],
          phone: ['Số điện thoại không hợp lệ'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi đăng ký' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  siteInfo: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi lấy thông tin website',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  syncCartProducts: {
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { items: ['Có sản phẩm trong giỏ hàng không đặt được. Hãy xem lại giỏ hàng.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi lấy thông tin giỏ hàng',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notOffered', message: 'Chưa tính được tổng tiền lúc này' },
    },
    couponRefused: {
      status: 422,
      body: {
        success: false,
        code: 'couponRefused',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá không đúng hoặc đã hết hạn'] },
      },
    },
    couponNotBegun: {
      status: 422,
      body: {
        success: false,
        code: 'couponNotBegun',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá dùng được từ ngày 01/12/2026'] },
      },
    },
    couponEnded: {
      status: 422,
      body: {
        success: false,
        code: 'couponEnded',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá đã hết hạn'] },
      },
    },
    couponUsedUp: {
      status: 422,
      body: {
        success: false,
        code: 'couponUsedUp',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá đã hết lượt dùng'] },
      },
    },
    couponBelowMinimum: {
      status: 422,
      body: {
        success: false,
        code: 'couponBelowMinimum',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá dùng cho đơn từ 500.000VND'] },
      },
    },
    couponOtherGoods: {
      status: 422,
      body: {
        success: false,
        code: 'couponOtherGoods',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá không áp dụng cho sản phẩm nào trong đơn'] },
      },
    },
    couponWorse: {
      status: 422,
      body: {
        success: false,
        code: 'couponWorse',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Khuyến mãi của đơn hàng giảm nhiều hơn mã này'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  homepageBanners: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi tải banner' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  homepageSections: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi tải dữ liệu trang chủ',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi tải dữ liệu trang chủ',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  homepageContent: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi tải dữ liệu trang chủ',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  productList: {
    badRequest: {
      status: 400,
      body: { success: false, code: 'badRequest', message: 'Dữ liệu không hợp lệ' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  productsByCategory: {
    badRequest: {
      status: 400,
      body: { success: false, code: 'badRequest', message: 'Dữ liệu không hợp lệ' },
    },
    categoryNotFound: {
      status: 404,
      body: { success: false, code: 'categoryNotFound', message: 'Không tìm thấy danh mục' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  productsByIds: {
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { product_ids: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  productDetail: {
    badRequest: {
      status: 400,
      body: { success: false, code: 'badRequest', message: 'Dữ liệu không hợp lệ' },
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { slug: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  relatedProducts: {
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  categoryList: {
    categoryNotFound: {
      status: 404,
      body: { success: false, code: 'categoryNotFound', message: 'Không tìm thấy danh mục' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Add to wishlist failed!' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Remove from wishlist failed!' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  popularSearches: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  vouchers: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    variantNotFound: {
      status: 404,
      body: { success: false, code: 'variantNotFound', message: 'Không tìm thấy phân loại' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { email: ['Email cần có dạng ten@example.com'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  countries: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Không thể tải thông tin quốc gia' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  provinces: {
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Không thể tải danh sách tỉnh/thành phố',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  districts: {
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không thể tải danh sách quận/huyện' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Không thể tải danh sách quận/huyện' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  provinceWards: {
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không thể tải danh sách phường/xã' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Không thể tải danh sách phường/xã' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  wards: {
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không thể tải danh sách phường/xã' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Không thể tải danh sách phường/xã' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  searchAddress: {
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
  fullAddress: {
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy địa chỉ' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Đơn này đã được gửi rồi. Hãy xem lại đơn trước khi đặt tiếp.',
      },
    },
    alreadyPaid: {
      status: 409,
      body: {
        success: false,
        code: 'alreadyPaid',
        message: 'Đơn hàng trước của bạn đã được thanh toán',
        order: { id: 61, code: 'ML261121-0061' },
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi',
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
        message: 'Dữ liệu không hợp lệ',
        errors: {
          'items.0.quantity': ['Sản phẩm không đủ hàng'],
          phone: ['Số điện thoại không hợp lệ'],
        },
      },
    },
    couponRefused: {
      status: 422,
      body: {
        success: false,
        code: 'couponRefused',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá không đúng hoặc đã hết hạn'] },
      },
    },
    couponNotBegun: {
      status: 422,
      body: {
        success: false,
        code: 'couponNotBegun',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá dùng được từ ngày 01/12/2026'] },
      },
    },
    couponEnded: {
      status: 422,
      body: {
        success: false,
        code: 'couponEnded',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá đã hết hạn'] },
      },
    },
    couponUsedUp: {
      status: 422,
      body: {
        success: false,
        code: 'couponUsedUp',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá đã hết lượt dùng'] },
      },
    },
    couponBelowMinimum: {
      status: 422,
      body: {
        success: false,
        code: 'couponBelowMinimum',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá dùng cho đơn từ 500.000VND'] },
      },
    },
    couponOtherGoods: {
      status: 422,
      body: {
        success: false,
        code: 'couponOtherGoods',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Mã giảm giá không áp dụng cho sản phẩm nào trong đơn'] },
      },
    },
    couponWorse: {
      status: 422,
      body: {
        success: false,
        code: 'couponWorse',
        message: 'Dữ liệu không hợp lệ',
        errors: { coupon_code: ['Khuyến mãi của đơn hàng giảm nhiều hơn mã này'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.quantity': ['Sản phẩm vừa hết hàng'] },
      },
    },
    priceChanged: {
      status: 422,
      body: {
        success: false,
        code: 'priceChanged',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.variant_id': ['Giá sản phẩm vừa thay đổi'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
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
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
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
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
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
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
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
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Chưa thêm được đơn vào tài khoản lúc này',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message: 'Đơn hàng đã được xử lý, không thể hủy',
        errors: { status: ['Đơn hàng đã được xử lý, không thể hủy'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    alreadyShipped: {
      status: 409,
      body: {
        success: false,
        code: 'alreadyShipped',
        message: 'Đơn hàng đã được bàn giao cho đơn vị vận chuyển, không đổi nơi nhận được nữa',
      },
    },
    alreadyCancelled: {
      status: 409,
      body: { success: false, code: 'alreadyCancelled', message: 'Đơn hàng đã bị hủy' },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng thay đổi theo nơi nhận mới',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { phone: ['Số điện thoại không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    notDelivered: {
      status: 409,
      body: {
        success: false,
        code: 'notDelivered',
        message: 'Đơn hàng chưa được giao, chưa thể đổi trả',
      },
    },
    tooLate: {
      status: 409,
      body: { success: false, code: 'tooLate', message: 'Đã hết hạn đổi trả của đơn hàng này' },
    },
    strangePhoto: {
      status: 422,
      body: {
        success: false,
        code: 'strangePhoto',
        message: 'Dữ liệu không hợp lệ',
        errors: { photos: ['Ảnh phải được tải lên cho đơn hàng này'] },
      },
    },
    tooMany: {
      status: 422,
      body: {
        success: false,
        code: 'tooMany',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.quantity': ['Chỉ còn trả được 1 món'] },
      },
    },
    nothingLeft: {
      status: 422,
      body: {
        success: false,
        code: 'nothingLeft',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.quantity': ['Bạn đã yêu cầu đổi trả món này rồi'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    tooLarge: {
      status: 413,
      body: { success: false, code: 'tooLarge', message: 'Ảnh vượt quá 5 MB' },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'Có lỗi xảy ra khi tải danh sách địa chỉ',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: {
          name: ['Vui lòng nhập họ tên'],
          phone: ['Số điện thoại không hợp lệ'],
          address: ['Vui lòng nhập địa chỉ'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy địa chỉ' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: {
          name: ['Vui lòng nhập họ tên'],
          phone: ['Số điện thoại không hợp lệ'],
          address: ['Vui lòng nhập địa chỉ'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
      body: { success: false, code: 'notFound', message: 'Không tìm thấy địa chỉ' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra khi xóa địa chỉ' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { image_url: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy banner' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy banner' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { link: ['Nhập đường dẫn bắt đầu bằng / hoặc https://'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    tooLarge: {
      status: 413,
      body: { success: false, code: 'tooLarge', message: 'Ảnh vượt quá 5 MB' },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { ids: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { amount: ['Cần phần trăm hoặc số tiền'] },
      },
    },
    codeTaken: {
      status: 422,
      body: {
        success: false,
        code: 'codeTaken',
        message: 'Dữ liệu không hợp lệ',
        errors: { code: ['Mã này đã có'] },
      },
    },
    goodsUnknown: {
      status: 422,
      body: {
        success: false,
        code: 'goodsUnknown',
        message: 'Dữ liệu không hợp lệ',
        errors: { product_ids: ['Không có sản phẩm #9001'] },
      },
    },
    termsFixed: {
      status: 422,
      body: {
        success: false,
        code: 'termsFixed',
        message: 'Dữ liệu không hợp lệ',
        errors: { percent: ['Mã đã có đơn dùng nên điều kiện không đổi được nữa'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy mã giảm giá' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { amount: ['Cần phần trăm hoặc số tiền'] },
      },
    },
    codeTaken: {
      status: 422,
      body: {
        success: false,
        code: 'codeTaken',
        message: 'Dữ liệu không hợp lệ',
        errors: { code: ['Mã này đã có'] },
      },
    },
    goodsUnknown: {
      status: 422,
      body: {
        success: false,
        code: 'goodsUnknown',
        message: 'Dữ liệu không hợp lệ',
        errors: { product_ids: ['Không có sản phẩm #9001'] },
      },
    },
    termsFixed: {
      status: 422,
      body: {
        success: false,
        code: 'termsFixed',
        message: 'Dữ liệu không hợp lệ',
        errors: { percent: ['Mã đã có đơn dùng nên điều kiện không đổi được nữa'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    voucherUsed: {
      status: 409,
      body: { success: false, code: 'voucherUsed', message: 'Mã giảm giá đã có đơn dùng' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { sections: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy nội dung' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { content: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    tooLarge: {
      status: 413,
      body: { success: false, code: 'tooLarge', message: 'Ảnh vượt quá 5 MB' },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { order: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: {
          name: ['Vui lòng nhập tên sản phẩm'],
          images: ['Cần ít nhất 1 ảnh'],
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
        message: 'Dữ liệu không hợp lệ',
        errors: { 'variants.0.stock': ['Chưa rõ tồn kho bạn đã thấy. Hãy tải lại trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'An error occurred while creating/updating the product',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    stockMoved: {
      status: 409,
      body: {
        success: false,
        code: 'stockMoved',
        message: 'Tồn kho đã thay đổi',
        errors: { 'variants.0.stock': ['Tồn kho đã đổi từ 6 thành 4'] },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: {
          name: ['Vui lòng nhập tên sản phẩm'],
          images: ['Cần ít nhất 1 ảnh'],
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
        message: 'Dữ liệu không hợp lệ',
        errors: { 'variants.0.stock': ['Chưa rõ tồn kho bạn đã thấy. Hãy tải lại trang.'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: {
        success: false,
        code: 'serverError',
        message: 'An error occurred while creating/updating the product',
      },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    tooLarge: {
      status: 413,
      body: { success: false, code: 'tooLarge', message: 'Ảnh vượt quá 5 MB' },
    },
    wrongType: {
      status: 415,
      body: { success: false, code: 'wrongType', message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { ids: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy sản phẩm' },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { changes: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { rows: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy lượt nhập' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy lượt nhập' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy lượt nhập' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { name: ['Vui lòng nhập tên danh mục'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    categoryNotFound: {
      status: 404,
      body: { success: false, code: 'categoryNotFound', message: 'Không tìm thấy danh mục' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    categoryNotFound: {
      status: 404,
      body: { success: false, code: 'categoryNotFound', message: 'Không tìm thấy danh mục' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { name: ['Vui lòng nhập tên danh mục'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notEmpty: {
      status: 409,
      body: { success: false, code: 'notEmpty', message: 'Danh mục vẫn còn sản phẩm' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { places: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Đơn này đã được gửi rồi. Hãy xem lại đơn trước khi đặt tiếp.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { phone: ['Số điện thoại không hợp lệ'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.quantity': ['Sản phẩm vừa hết hàng'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { phone: ['Số điện thoại không hợp lệ'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.quantity': ['Sản phẩm vừa hết hàng'] },
      },
    },
    alreadyShipped: {
      status: 422,
      body: {
        success: false,
        code: 'alreadyShipped',
        message: 'Đơn hàng đã bàn giao hoặc đã hủy nên không sửa được nữa',
        errors: { status: ['Đơn hàng đã bàn giao hoặc đã hủy nên không sửa được nữa'] },
      },
    },
    totalFixed: {
      status: 422,
      body: {
        success: false,
        code: 'totalFixed',
        message: 'Đơn hàng đã thanh toán hoặc trả qua PayPal phải giữ nguyên tổng tiền',
        errors: { items: ['Đơn hàng đã thanh toán hoặc trả qua PayPal phải giữ nguyên tổng tiền'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        code: 'notAllowed',
        message: 'Không thể chuyển trạng thái đơn hàng',
        errors: {
          status: ['Không thể chuyển trạng thái đơn hàng'],
          reason: ['Vui lòng nhập lý do hủy đơn'],
        },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { orders: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { statement: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    madeAndGone: {
      status: 409,
      body: {
        success: false,
        code: 'madeAndGone',
        message: 'Yêu cầu này đã được thực hiện, sau đó đã bị xóa',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { text: ['Vui lòng nhập ghi chú'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    notUnclear: {
      status: 422,
      body: {
        success: false,
        code: 'notUnclear',
        message: 'Khoản thanh toán này không còn cần kiểm tra',
        errors: { action: ['Khoản thanh toán này không còn cần kiểm tra'] },
      },
    },
    declined: {
      status: 422,
      body: {
        success: false,
        code: 'declined',
        message: 'PayPal từ chối thu tiền của khoản thanh toán này',
        errors: { action: ['PayPal từ chối thu tiền của khoản thanh toán này'] },
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { reason: ['Vui lòng nhập lý do'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy đơn hàng' },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    notDelivered: {
      status: 409,
      body: {
        success: false,
        code: 'notDelivered',
        message: 'Đơn hàng chưa được giao, chưa thể đổi trả',
      },
    },
    tooMany: {
      status: 422,
      body: {
        success: false,
        code: 'tooMany',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'items.0.quantity': ['Chỉ còn trả được 1 món'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy yêu cầu đổi trả' },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    idempotencyMismatch: {
      status: 409,
      body: {
        success: false,
        code: 'idempotencyMismatch',
        message: 'Yêu cầu này đã được gửi rồi. Hãy tải lại trang để xem.',
      },
    },
    billChanged: {
      status: 409,
      body: {
        success: false,
        code: 'billChanged',
        message: 'Tổng tiền của đơn hàng vừa thay đổi',
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
        message: 'Dữ liệu không hợp lệ',
        errors: { answer: ['Vui lòng cho khách biết lý do từ chối'] },
      },
    },
    tooMuch: {
      status: 422,
      body: {
        success: false,
        code: 'tooMuch',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'refund.amount': ['Số tiền hoàn cao hơn số khách đã trả'] },
      },
    },
    stockGone: {
      status: 422,
      body: {
        success: false,
        code: 'stockGone',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'exchange.0.variant_id': ['Sản phẩm vừa hết hàng'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { from: ['Ngày kết thúc phải từ ngày bắt đầu trở đi'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    notFound: {
      status: 404,
      body: { success: false, code: 'notFound', message: 'Không tìm thấy khách hàng' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
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
        message: 'Bạn không có quyền thực hiện thao tác này',
      },
    },
    lacksRight: {
      status: 403,
      body: {
        success: false,
        code: 'lacksRight',
        message: 'Bạn không có quyền: sửa sản phẩm. Hãy nhờ Trần Thu Hà',
        permission: 'products:write',
      },
    },
    conflict: {
      status: 409,
      body: { success: false, code: 'conflict', message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        code: 'invalid',
        message: 'Dữ liệu không hợp lệ',
        errors: { 'website.name': ['Vui lòng nhập tên website'] },
      },
    },
    tooManyRequests: {
      status: 429,
      body: {
        success: false,
        code: 'tooManyRequests',
        message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
      },
    },
    serverError: {
      status: 500,
      body: { success: false, code: 'serverError', message: 'Có lỗi xảy ra' },
    },
    unavailable: {
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: 'Hệ thống đang bảo trì, vui lòng quay lại sau',
      },
    },
  },
} as const
