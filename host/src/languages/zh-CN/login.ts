import type { Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';

const ownerOf = (name: string | undefined) => (name === undefined ? '之前在此登录的用户' : ` ${name} `);

export const login: Translation<typeof loginTexts> = {
  email: '邮箱',
  password: '密码',
  newPassword: '新密码',
  name: '姓名',
  loginTitle: '欢迎回来',
  createTitle: '创建你的账户',
  firstTitle: '创建第一个账户',
  firstHint: '这里还没有账户。第一个账户属于管理员，可以邀请和管理其他人。',
  firstElsewhere: '这里还没有账户。请在运行 My Note 的机器上打开此页面，或使用 My Note 启动时输出的链接。',
  invited: '你受邀加入本站。此邀请可创建一个账户。',
  haveAccount: '已有账户？',
  noAccount: '还没有账户？',
  or: '或',
  codeTitle: '输入验证码',
  code: {
    label: '验证码',
    hint: '密码正确。请打开身份验证器应用，输入其中显示的六位数字。',
  },
  recoveryCode: {
    label: '恢复码',
    hint: '输入你在开启两步验证时保存的一个恢复码。每个恢复码只能使用一次。',
  },
  useRecovery: '使用恢复码',
  useApp: '使用身份验证器应用',
  back: '返回',
  codeToo: '身份验证器应用的验证码，或恢复码',
  codeTooHint: '如果已开启两步验证，输入验证码即可登录。',
  passkey: '使用通行密钥登录',
  forgotten: '忘记密码？',
  resetSent: (email) => `如果 ${email} 有账户，你很快会收到一封说明后续步骤的邮件。`,
  kept: (name, notes, requests) => {
    const parts = [
      ...(notes > 0 ? [`${notes} 条笔记`] : []),
      ...(requests > 0 ? [`${requests} 条反馈`] : []),
    ];
    return `此设备上保留着${ownerOf(name)}未保存的内容：${parts.join('、')}。下次登录后可以恢复。`;
  },
  removeKept: '移除',
  removeKeptTitle: (name) => `要移除${ownerOf(name)}未保存的内容吗？`,
  removeKeptText: '这些内容从未保存过，移除后将永久丢失。',
  notLoaded: '无法加载登录表单',
};
