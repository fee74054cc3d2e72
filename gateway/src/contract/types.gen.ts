// Written by `npm run generate` from contract/. Do not edit.
export interface paths {
  '/gateway/bd/base/user/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with password or SMS code */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register a user and a main account */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/loginInfo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is signed in, in which account, with which menus */
    get: operations['loginInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/region/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Regions below a parent (GB/T 2260) */
    post: operations['listRegions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End the session; idempotent */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/sms/sendVerifyCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a 6-digit code for one scene */
    post: operations['sendVerifyCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/resetPassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set a new password; ends all sessions and lifts a lock */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Users of the own main account */
    post: operations['listUsers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Edit oneself; managers create and edit users of their account */
    post: operations['editUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/file/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload one file, up to 10 MB */
    post: operations['uploadFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/changeMobile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the own phone with codes to both */
    post: operations['changeMobile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/authenticate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submit the enterprise for certification */
    post: operations['authenticate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/wechatLogin/getQrCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A QR code to sign in or to bind with */
    get: operations['getQrCode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/wechatLogin/queryResult': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What became of a QR code; always code 0 */
    post: operations['queryQrResult'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/wechatLogin/bindMobile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bind an unbound WeChat account to a phone */
    post: operations['bindMobile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/relatedMainList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The main accounts this user belongs to */
    post: operations['listRelatedMains'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/changeLogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Switch the active main account; the old token is revoked */
    post: operations['changeLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/visitorLogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A visitor proves a phone and reaches only what s opens */
    post: operations['visitorLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/data/queryDictList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enabled dictionary entries by type */
    post: operations['queryDictList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/data/querySphereConfig': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Public settings, the customer phone among them */
    get: operations['querySphereConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    LoginResult: {
      sToken: string;
      /** @description Seconds */
      expiresIn: number;
      loginType: string;
    };
    /**
     * @description 0 none
     * @enum {integer}
     */
    AuthStatus: 0 | 1 | 2 | 3;
    Menu: {
      name: string;
      path: string;
      hidden?: boolean;
      redirect?: string;
      meta?: {
        /** @description An i18n key */
        title: string;
        icon: string;
      };
      children?: components['schemas']['Menu'][];
    };
    LoginInfo: {
      /** @description Echo of the bearer */
      sToken: string;
      userId: string;
      /** @description Opaque login name */
      username: string;
      /** @description Masked */
      mobile: string;
      nickName: string;
      avatar: string | null;
      loginType: string;
      /** @enum {string} */
      userType: 'enterprise' | 'applicant' | 'visitor' | 'staff';
      roles: string[];
      /** @description Actions of contract/permissions */
      permissions: string[];
      mainId: string | null;
      mainName: string;
      enterprise: {
        name: string;
        authStatus: components['schemas']['AuthStatus'];
      } | null;
      menus: components['schemas']['Menu'][];
    };
    LoggedOut: {
      /** @constant */
      token: '';
      userInfo: Record<string, never>;
      sideBarMenus: components['schemas']['Menu'][];
    };
    CodeSent: {
      interval: number;
      expiresIn: number;
    };
    Region: {
      code: string;
      name: string;
      parentCode: string;
      level: number;
      leaf: boolean;
    };
    UserRow: {
      userId: string;
      username: string;
      nickName: string;
      /** @description Masked */
      mobile: string;
      roleName: string;
      roleIds: string[];
      /** @enum {string} */
      status: 'enabled' | 'disabled' | 'invited';
      createTime: components['schemas']['Instant'];
    };
    UploadedFile: {
      fileId: components['schemas']['Uuid'];
      url: string;
      fileName: string;
      originalFilename: string;
      /** @description Bytes */
      size: number;
    };
    QrCode: {
      ticket: string;
      qrContent: string;
      expiresIn: number;
      interval: number;
    };
    QrResult: {
      /** @enum {string} */
      status: 'waiting' | 'scanned' | 'confirmed' | 'unbound' | 'canceled' | 'expired';
      nickname?: string;
      avatar?: string;
      login?: components['schemas']['LoginResult'];
      bindToken?: string;
    };
    RelatedMain: {
      mainId: string;
      mainName: string;
      username: string;
      roleName: string;
      authStatus: components['schemas']['AuthStatus'];
      current: boolean;
      disabled: boolean;
    };
    DictEntry: {
      label: string;
      value: string;
      sort: number;
      cssClass: string;
      listClass: string;
      isDefault: boolean;
      /** @enum {string} */
      status: 'enabled';
    };
    /** @description Every JSON reply. HTTP status is 200 for business errors too; 0 and 501 are success. */
    Envelope: {
      code: number;
      msg: string;
      data: unknown;
    };
    FieldFault: {
      path: string;
      msg: string;
    };
    /** Format: uuid */
    Uuid: string;
    /**
     * Format: date-time
     * @description ISO 8601
     */
    Instant: string;
    /** Format: date */
    Day: string;
    /** @description A month */
    Month: string;
    /** @description Money in fen (CNY / 100) */
    Fen: number;
    /** @description 11 digits starting with 1 */
    Mobile: string;
    /** @description MD5 of the password */
    Md5: string;
    VerifyCode: string;
    /** @description What a link carries as s */
    S: string;
    Cursor: string;
    Limit: number;
    /** @enum {string} */
    Lamp: 'green' | 'blue' | 'yellow' | 'red';
    /** @enum {string} */
    ItemResult: 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable';
    /** @enum {string} */
    CheckStatus:
      | 'awaitingPayment'
      | 'awaitingConsent'
      | 'inProgress'
      | 'awaitingInfo'
      | 'inReview'
      | 'reported'
      | 'disputed'
      | 'cancelled'
      | 'expired';
    /** @enum {string} */
    CheckItemStatus: 'waiting' | 'running' | 'awaitingInfo' | 'done' | 'cancelled';
    /** @enum {string} */
    OrderStatus: 'awaitingApproval' | 'awaitingPayment' | 'placed' | 'completed' | 'cancelled';
    /** @enum {string} */
    InvitationStatus: 'sent' | 'opened' | 'verified' | 'submitted' | 'expired' | 'revoked';
    /** @enum {string} */
    ConsentWay: 'sms' | 'link' | 'paper';
    Done: {
      /** @constant */
      done: true;
    };
  };
  responses: {
    /** @description A session */
    LoginReply: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Envelope'] & {
          data?: components['schemas']['LoginResult'];
        };
      };
    };
  };
  parameters: {
    /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "loginType": "password",
         *       "mobile": "13800000001",
         *       "password": "0b9f5d43a5a5ea2a4ba2a1a0d0e6f5aa",
         *       "clientType": "ENT_WEB"
         *     }
         */
        'application/json': {
          /** @enum {string} */
          loginType: 'password' | 'sms';
          mobile: components['schemas']['Mobile'];
          password?: components['schemas']['Md5'];
          verifyCode?: components['schemas']['VerifyCode'];
          /** @constant */
          clientType: 'ENT_WEB';
        } & (
          | {
              /** @constant */
              loginType?: 'password';
            }
          | {
              /** @constant */
              loginType?: 'sms';
            }
        );
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile'];
          password: components['schemas']['Md5'];
          verifyCode: components['schemas']['VerifyCode'];
          /** @constant */
          agreed: true;
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  loginInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile; the console merges the whole of it into its login state */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginInfo'];
        };
      };
    };
  };
  listRegions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          parentCode?: string;
          level?: number;
        };
      };
    };
    responses: {
      /** @description Regions; an unknown parent gives none */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Region'][];
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          loginType?: string;
          username?: string;
        };
      };
    };
    responses: {
      /** @description The state that replaces the console's login state */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoggedOut'];
        };
      };
    };
  };
  sendVerifyCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile'];
          /** @enum {string} */
          scene:
            'login' | 'register' | 'reset' | 'changeMobileOld' | 'changeMobileNew' | 'wechatBind' | 'visitor';
          s?: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description Seconds until the next one may be asked for, and its life */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
          password: components['schemas']['Md5'];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': null;
        };
      };
    };
  };
  listUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          pageNum?: number;
          pageSize?: number;
          keyword?: string;
          /** @enum {string} */
          status?: 'enabled' | 'disabled' | 'invited';
        };
      };
    };
    responses: {
      /** @description One page */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            total: number;
            rows: components['schemas']['UserRow'][];
          };
        };
      };
    };
  };
  editUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId?: components['schemas']['Uuid'];
          /**
           * @description Create a user of the own account
           * @constant
           */
          new?: true;
          nickName?: string;
          /** Format: email */
          email?: string;
          avatarFileId?: components['schemas']['Uuid'];
          mobile?: components['schemas']['Mobile'];
          /** @enum {string} */
          status?: 'enabled' | 'disabled';
          roleIds?: (
            'owner' | 'admin' | 'recruiter' | 'finance' | 'viewer' | 'analyst' | 'support' | 'operator'
          )[];
        };
      };
    };
    responses: {
      /** @description The row after the edit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserRow'];
        };
      };
    };
  };
  uploadFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description Where it is kept */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'];
        };
      };
    };
  };
  changeMobile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          oldVerifyCode: components['schemas']['VerifyCode'];
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The new phone, masked */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            mobile: string;
          };
        };
      };
    };
  };
  authenticate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          enterpriseName: string;
          creditCode: string;
          licenseFileId: components['schemas']['Uuid'];
          legalPerson: string;
          contactName: string;
          contactPhone: components['schemas']['Mobile'];
          regionCode?: string;
          address?: string;
        };
      };
    };
    responses: {
      /** @description 0 none, 1 pending, 2 verified, 3 rejected */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            authStatus: components['schemas']['AuthStatus'];
          };
        };
      };
    };
  };
  getQrCode: {
    parameters: {
      query?: {
        purpose?: 'login' | 'bind';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ticket is the browser's alone; qrContent is what the phone scans */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QrCode'];
        };
      };
    };
  };
  queryQrResult: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ticket: string;
        };
      };
    };
    responses: {
      /** @description The login is delivered once */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QrResult'];
        };
      };
    };
  };
  bindMobile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bindToken: string;
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  listRelatedMains: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description All of them, the active one marked */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RelatedMain'][];
        };
      };
    };
  };
  changeLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mainId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  visitorLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description sms where absent
           * @constant
           */
          loginType?: 'sms';
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
          s?: components['schemas']['S'];
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  queryDictList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          dictTypes: string[];
        };
      };
    };
    responses: {
      /** @description By type; an unknown type has no entries */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: components['schemas']['DictEntry'][];
          };
        };
      };
    };
  };
  querySphereConfig: {
    parameters: {
      query?: {
        prefix?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Key and value; no match gives none */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: string;
          };
        };
      };
    };
  };
}
