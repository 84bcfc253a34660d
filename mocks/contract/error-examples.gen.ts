// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

/** Every named error answer of the contract, by operation. */
export const errorExamples = {
  login: {
    badCredentials: {
      status: 401,
      body: { success: false, message: 'Email hoặc mật khẩu không đúng' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { email: ['Email không hợp lệ'], password: ['Vui lòng nhập mật khẩu'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra khi đăng nhập' } },
  },
  currentUser: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    serverError: { status: 500, body: { success: false, message: 'Không thể lấy thông tin user' } },
  },
  register: {
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Validation failed',
        errors: { email: ['Email đã được sử dụng'], phone: ['Số điện thoại không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra khi đăng ký' } },
  },
  siteInfo: {
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi lấy thông tin website' },
    },
  },
  syncCartProducts: {
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { items: ['Giỏ hàng không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi lấy thông tin giỏ hàng' },
    },
  },
  homepageBanners: {
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra khi tải banner' } },
  },
  homepageSections: {
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải dữ liệu trang chủ' },
    },
  },
  adminHomepageSections: {
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải dữ liệu trang chủ' },
    },
  },
  homepageContent: {
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải dữ liệu trang chủ' },
    },
  },
  productList: {
    badRequest: { status: 400, body: { success: false, message: 'Dữ liệu không hợp lệ' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
  },
  productsByCategory: {
    badRequest: { status: 400, body: { success: false, message: 'Dữ liệu không hợp lệ' } },
    categoryNotFound: { status: 404, body: { success: false, message: 'Không tìm thấy danh mục' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
  },
  productsByIds: {
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { product_ids: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
  },
  productDetail: {
    badRequest: { status: 400, body: { success: false, message: 'Dữ liệu không hợp lệ' } },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { slug: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải sản phẩm' },
    },
  },
  relatedProducts: {
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  categoryList: {
    categoryNotFound: { status: 404, body: { success: false, message: 'Không tìm thấy danh mục' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  wishlist: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  addToWishlist: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Add to wishlist failed!' } },
  },
  removeFromWishlist: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Remove from wishlist failed!' } },
  },
  countries: {
    serverError: {
      status: 500,
      body: { success: false, message: 'Không thể tải thông tin quốc gia' },
    },
  },
  provinces: {
    serverError: {
      status: 500,
      body: { success: false, message: 'Không thể tải danh sách tỉnh/thành phố' },
    },
  },
  districts: {
    notFound: {
      status: 404,
      body: { success: false, message: 'Không thể tải danh sách quận/huyện' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Không thể tải danh sách quận/huyện' },
    },
  },
  provinceWards: {
    notFound: {
      status: 404,
      body: { success: false, message: 'Không thể tải danh sách phường/xã' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Không thể tải danh sách phường/xã' },
    },
  },
  wards: {
    notFound: {
      status: 404,
      body: { success: false, message: 'Không thể tải danh sách phường/xã' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Không thể tải danh sách phường/xã' },
    },
  },
  searchAddress: {
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  fullAddress: {
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy địa chỉ' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  createOrder: {
    idempotencyMismatch: {
      status: 409,
      body: { success: false, message: 'Đơn hàng này đã được gửi với nội dung khác' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: {
          'items.0.quantity': ['Sản phẩm không đủ hàng'],
          phone: ['Số điện thoại không hợp lệ'],
        },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tạo đơn hàng' },
    },
  },
  createPaypalOrder: {
    notFound: { status: 404, body: { success: false, message: 'Failed to create PayPal order' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Failed to create PayPal order',
        errors: { order_id: ['Failed to create PayPal order'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Failed to create PayPal order' },
    },
  },
  capturePayment: {
    cancelled: { status: 400, body: { success: false, message: 'You cancelled the payment' } },
    expiredToken: { status: 404, body: { success: false, message: 'Invalid or expired token' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Failed to capture PayPal payment',
        errors: { payment_id: ['Failed to capture PayPal payment'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Failed to capture PayPal payment' },
    },
  },
  paypalStatus: {
    expiredToken: { status: 404, body: { success: false, message: 'Invalid or expired token' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Failed to check payment status' },
    },
  },
  orders: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  order: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy đơn hàng' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  userAddresses: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi tải danh sách địa chỉ' },
    },
  },
  createUserAddress: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    idempotencyMismatch: {
      status: 409,
      body: { success: false, message: 'Yêu cầu này đã được gửi với nội dung khác' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: {
          name: ['Vui lòng nhập họ tên'],
          phone: ['Số điện thoại không hợp lệ'],
          address: ['Vui lòng nhập địa chỉ'],
        },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateUserAddress: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy địa chỉ' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: {
          name: ['Vui lòng nhập họ tên'],
          phone: ['Số điện thoại không hợp lệ'],
          address: ['Vui lòng nhập địa chỉ'],
        },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  deleteUserAddress: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy địa chỉ' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'Có lỗi xảy ra khi xóa địa chỉ' },
    },
  },
  adminBanners: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  createBanner: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    idempotencyMismatch: {
      status: 409,
      body: { success: false, message: 'Yêu cầu này đã được gửi với nội dung khác' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { image_url: ['Vui lòng chọn ảnh'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateBannerWithFile: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy banner' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateBanner: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy banner' } },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { link: ['Liên kết không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  deleteBanner: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy banner' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  uploadBannerImage: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    tooLarge: { status: 413, body: { success: false, message: 'Ảnh vượt quá 5 MB' } },
    wrongType: {
      status: 415,
      body: { success: false, message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  reorderBanners: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { ids: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateHomepageSections: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { sections: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateHomepageSection: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy nội dung' } },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { content: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  uploadSectionImage: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    tooLarge: { status: 413, body: { success: false, message: 'Ảnh vượt quá 5 MB' } },
    wrongType: {
      status: 415,
      body: { success: false, message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  reorderHomepageSections: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { keys: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminProducts: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  createProduct: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    idempotencyMismatch: {
      status: 409,
      body: { success: false, message: 'Yêu cầu này đã được gửi với nội dung khác' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { name: ['Vui lòng nhập tên sản phẩm'], images: ['Cần ít nhất 1 ảnh'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'An error occurred while creating/updating the product' },
    },
  },
  adminBrands: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminProduct: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateProduct: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { name: ['Vui lòng nhập tên sản phẩm'], images: ['Cần ít nhất 1 ảnh'] },
      },
    },
    serverError: {
      status: 500,
      body: { success: false, message: 'An error occurred while creating/updating the product' },
    },
  },
  deleteProduct: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  uploadProductImage: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    tooLarge: { status: 413, body: { success: false, message: 'Ảnh vượt quá 5 MB' } },
    wrongType: {
      status: 415,
      body: { success: false, message: 'Chỉ nhận ảnh JPEG, PNG hoặc WebP' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { image: ['Vui lòng chọn ảnh'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  bulkUpdateProducts: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { ids: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  duplicateProduct: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminCategories: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  createCategory: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    idempotencyMismatch: {
      status: 409,
      body: { success: false, message: 'Yêu cầu này đã được gửi với nội dung khác' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { name: ['Vui lòng nhập tên danh mục'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminCategory: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    categoryNotFound: { status: 404, body: { success: false, message: 'Không tìm thấy danh mục' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateCategory: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    categoryNotFound: { status: 404, body: { success: false, message: 'Không tìm thấy danh mục' } },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { name: ['Vui lòng nhập tên danh mục'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  deleteCategory: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    categoryNotFound: { status: 404, body: { success: false, message: 'Không tìm thấy danh mục' } },
    notEmpty: { status: 409, body: { success: false, message: 'Danh mục vẫn còn sản phẩm' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  reorderCategories: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { places: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminOrders: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminOrder: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy đơn hàng' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { id: ['Dữ liệu không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  transitionOrder: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy đơn hàng' } },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    notAllowed: {
      status: 422,
      body: {
        success: false,
        message: 'Không thể chuyển trạng thái đơn hàng',
        errors: { status: ['Không thể chuyển trạng thái đơn hàng'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  addOrderNote: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    notFound: { status: 404, body: { success: false, message: 'Không tìm thấy đơn hàng' } },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { text: ['Vui lòng nhập ghi chú'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminDashboard: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { from: ['Khoảng thời gian không hợp lệ'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  adminSettings: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
  updateSettings: {
    unauthenticated: {
      status: 401,
      body: { success: false, message: 'Phiên đăng nhập đã hết hạn' },
    },
    forbidden: {
      status: 403,
      body: { success: false, message: 'Bạn không có quyền thực hiện thao tác này' },
    },
    conflict: {
      status: 409,
      body: { success: false, message: 'Dữ liệu đã được người khác thay đổi' },
    },
    invalid: {
      status: 422,
      body: {
        success: false,
        message: 'Dữ liệu không hợp lệ',
        errors: { 'website.name': ['Vui lòng nhập tên website'] },
      },
    },
    serverError: { status: 500, body: { success: false, message: 'Có lỗi xảy ra' } },
  },
} as const
