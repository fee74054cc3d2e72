import type { accountMe as english } from '../en/accountMe';

export const accountMe: typeof english = {
  title: '姓名与邮箱',
  name: '您的姓名',
  nameHelp: '同事在记录、订单和消息中看到的名字。',
  email: '邮箱',
  emailHelp: '仅您本人可见。我们不会向该邮箱发送内容：消息通过短信和控制台送达。',
  done: '个人资料已保存。',
  namedByPhone: '由于还不知道您的姓名，目前显示为 {{mobile}}。在这里填写姓名后，同事会更容易认出您。',
  elsewhere: '您正在客户账号内操作。如需修改姓名、邮箱或头像，请返回您自己的账号。',
  fault: {
    name: '请填写姓名，最多 30 个字符',
    noName: '这不像是姓名：姓名应以文字或字母开头，不含表情或 = @ # 等符号',
    email: '请填写邮箱地址，例如 name@example.com',
  },
  picture: {
    title: '头像',
    choose: '您的头像',
    help: '我们会截取图片中间的正方形。没有头像时显示姓名缩写',
    unreadable: '无法将该文件识别为图片，请另选一个',
    done: '头像已保存。',
    remove: '移除头像',
    removed: '头像已移除。',
  },
  leave: {
    title: '您在{{account}}的身份',
    body: '如果您已不在此工作，或并未同意加入，可以自行退出。',
    button: '退出此账号',
    askTitle: '退出{{account}}？',
    askBody:
      '退出后您将看不到其背调记录和报告，只有其所有者或管理员可以再次添加您。您在此的操作记录会保留。您会退出登录，其他账号不受影响；没有其他账号时，可以用手机号注册新账号。',
    askRecords_one: '您名下有 {{count}} 条记录，将保留在此账号中，系统会通知其所有者和管理员安排同事接手。',
    askRecords_other: '您名下有 {{count}} 条记录，将保留在此账号中，系统会通知其所有者和管理员安排同事接手。',
    askRecordsMore:
      '您名下有超过 {{count}} 条记录，将保留在此账号中，系统会通知其所有者和管理员安排同事接手。',
    askKeys_one: '您负责 {{count}} 个 API 密钥。密钥继续有效，此后由{{name}}负责，系统会通知对方。',
    askKeys_other: '您负责 {{count}} 个 API 密钥。密钥继续有效，此后由{{name}}负责，系统会通知对方。',
    askNoRecords: '您名下没有记录。',
    done: '您已退出{{account}}。',
  },
  signIn: {
    title: '登录方式',
    mobile: '手机号',
    change: '更换手机号、密码或微信',
  },
};
