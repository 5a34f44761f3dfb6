import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: '无法打开此页面',
      text: 'My Note 的其他部分可正常使用。请检查网络连接，然后重试。',
      action: 'retry',
    },
    timeout: {
      title: '此页面加载时间过长',
      text: '其文件未能及时送达。My Note 的其他部分可正常使用。',
      action: 'retry',
    },
    integrity: {
      title: '为保护你的安全，此页面已被阻止',
      text: '其文件与发布的不一致。请重试。如果再次出现，请联系管理员。',
      action: 'retry',
    },
    contract: {
      title: '此页面需要更新版本的应用',
      text: '它所适用的 My Note 版本与此标签页中的不同。重新加载应用或许能解决。',
      action: 'reload',
    },
    'shared-version': {
      title: '此页面需要更新版本的应用',
      text: '它需要的 My Note 组件版本与此标签页中的不同。重新加载应用或许能解决。',
      action: 'reload',
    },
    evaluation: {
      title: '无法启动此页面',
      text: '它在启动时崩溃了。My Note 的其他部分可正常使用。',
      action: 'reload',
    },
    render: {
      title: '此页面已停止工作',
      text: '它崩溃了。My Note 的其他部分可正常使用。',
      action: 'retry',
    },
    gone: {
      title: '此页面有新版本',
      text: '此标签页打开期间发布了新版本。请保存正在写的内容，然后重新加载应用。',
      action: 'reload',
    },
    off: {
      title: '此页面已关闭',
      text: '管理员已暂时将其关闭。',
      action: 'retry',
    },
  },
  refused: '其文件来自不允许的地址，或没有校验和。请联系管理员。',
  reload: '重新加载应用',
  newVersion: '有新版本可用',
  override: (name) => `这里本应显示开发者自己的 ${name} 副本。点击“重置”可恢复显示已发布的页面。`,
  overridden: (names) => `${names} 的自有副本`,
  resetOverride: '重置',
  overrideRefused: (names) => `本站不允许使用你自己的 ${names} 副本，因此显示已发布的页面。`,
  closeNotice: '关闭',
};
