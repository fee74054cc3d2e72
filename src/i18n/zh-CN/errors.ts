import type { errors as english } from '../en/errors';

export const errors: typeof english = {
  session: {
    invalid: '无效的会话，或者会话已过期，请重新登录',
    noAccess: '当前用户没有访问权限',
  },
  status: {
    unauthorized: '认证失败，无法访问系统资源',
    forbidden: '当前操作没有权限',
    notFound: '访问资源不存在',
    unknown: '系统未知错误，请反馈给管理员',
  },
  transport: {
    network: '后端接口连接异常',
    timeout: '系统接口请求超时',
    failed: '系统接口异常',
  },
};
