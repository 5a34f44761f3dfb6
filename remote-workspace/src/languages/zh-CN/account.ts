import { dateFormat, type Translation } from '@my-note/contract/language';
import type { activityTexts } from '../../account/activity/texts.ts';
import type { deletionTexts } from '../../account/deletion/texts.ts';
import type { devicesTexts } from '../../account/devices/texts.ts';
import type { identitiesTexts } from '../../account/identities/texts.ts';
import type { passwordTexts } from '../../account/password/texts.ts';
import type { profileTexts } from '../../account/profile/texts.ts';
import type { accountTexts } from '../../account/texts.ts';

const day = dateFormat({ dateStyle: 'long' });

export const account: Translation<typeof accountTexts> = {
  pageTitle: '账户',
  loading: '正在加载',
  unknown: '无法加载你的账户',
  elsewhereTitle: '姓名、邮箱和密码',
  elsewhere: (email) => `你通过其他服务以 ${email} 登录。请在那里修改姓名、头像、邮箱和密码。`,
  connections: '连接',
  connectionsHint: '访问令牌和 Webhook 可让其他程序使用你的笔记。',
  openConnections: '打开连接',
  cancel: '取消',
  password: '你的密码',
};

export const activity: Translation<typeof activityTexts> = {
  title: '活动',
  hint: '过去 90 天的登录和其他安全事件。发现不是你本人的操作？请更改密码。',
  loading: '正在加载活动',
  loadingMore: '正在加载更多活动',
  unknown: '无法加载你的活动',
  empty: '这里还没有内容。登录和账户变更会显示在此列表中。',
  kinds: {
    'signed-in': '已登录',
    'sign-in-failed': '登录失败：密码错误',
    'signed-out': '已退出登录',
    'signed-out-everywhere': '已在其他设备上退出登录',
    'email-changed': '邮箱已更改',
    'password-changed': '密码已更改',
    'deletion-scheduled': '已安排删除账户',
    'deletion-canceled': '已取消删除账户',
    'password-link-created': '已创建重设密码的链接',
    'password-reset': '已通过链接重设密码',
    'share-created': '已创建分享链接',
    'share-removed': '已移除分享链接',
    'token-created': '已创建访问令牌',
    'token-revoked': '已撤销访问令牌',
    'two-step-on': '已开启两步验证',
    'two-step-off': '已关闭两步验证',
    'recovery-codes-renewed': '已生成新的恢复码',
    'second-step-failed': '登录失败：密码正确，验证码错误',
    'recovery-code-used': '已使用恢复码登录',
    'passkey-added': '已添加通行密钥',
    'passkey-removed': '已移除通行密钥',
    'identity-linked': '已为账户添加单点登录',
    'account-disabled': '账户已停用',
    'account-enabled': '账户已启用',
    'operator-made': '已设为管理员',
    'operator-unmade': '已取消管理员身份',
    'invitation-created': '已创建邀请',
    'invitation-revoked': '已撤销邀请',
  },
  unnamed: '其他事件',
  actors: { self: '', operator: '由管理员操作', unknown: '' },
};

export const deletion: Translation<typeof deletionTexts> = {
  title: '删除账户',
  hint: '7 天后移除你的账户及所有笔记、文件和分享链接。',
  open: '删除账户…',
  dialogTitle: '要删除你的账户吗？',
  text: '你将在所有设备上退出登录，分享链接立即失效。7 天后所有内容将被永久移除。在此之前登录即可保留账户。',
  exportFirst: '先导出笔记',
  confirm: (email) => `输入 ${email} 以确认`,
  signInFirst: '请先退出并重新登录，然后你可以在 10 分钟内删除账户。',
  submit: '删除账户',
  planned: '你的账户将被删除',
  plannedHint: (at) => `将于${day(new Date(at))}删除。在此之前登录即可保留。`,
};

export const devices: Translation<typeof devicesTexts> = {
  title: '设备',
  hint: '你已登录的设备。',
  unknown: '无法加载设备',
  unknownDevice: '未知设备',
  thisDevice: '此设备',
  usedWhen: (when) => `上次使用：${when}`,
  signOut: '退出登录',
  signOutOthers: '退出其他所有设备',
  signOutAll: '退出所有设备',
  signOutAllTitle: '要退出所有设备吗？',
  signOutAllText: '你将在所有设备上退出登录，包括此设备。未保存的内容会留在各设备上。',
};

export const identities: Translation<typeof identitiesTexts> = {
  title: '登录方式',
  hint: '以下方式都可登录此账户。',
  unknown: '无法加载登录方式',
  embedded: '邮箱和密码',
  oidc: (issuer) => `${issuer} 单点登录`,
  firebase: 'Firebase',
  usedWhen: (when) => `上次使用：${when}`,
};

export const password: Translation<typeof passwordTexts> = {
  title: '密码',
  hint: '更改密码会让你的其他设备全部退出登录。访问令牌在撤销前仍然有效。',
  current: '当前密码',
  next: '新密码',
  change: '更改密码',
  changed: (ended) => (ended === 0 ? '密码已更改。' : `密码已更改，另有 ${ended} 台设备已退出登录。`),
};

export const profile: Translation<typeof profileTexts> = {
  title: '姓名和头像',
  hint: '只有你能看到自己的头像。',
  name: '姓名',
  saveName: '保存姓名',
  nameSaved: '姓名已保存',
  choosePicture: '选择图片',
  changePicture: '更换头像',
  removePicture: '移除头像',
  picture: '你的头像',
  wrongKind: '无法读取此图片。请选择 PNG、JPEG 或 WebP 文件。',

  email: '邮箱',
  emailHint: (email) => `你以 ${email} 登录。`,
  newEmail: '新邮箱',
  change: '更改邮箱',
  emailSaved: (email) => `邮箱已更改。今后请使用 ${email} 登录。`,
};
