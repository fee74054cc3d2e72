import type { columns as english } from '../en/columns';

export const columns: typeof english = {
  reset: '恢复默认列',
  withoutRoom: '宽度不足',
  up: '上移{{column}}',
  down: '下移{{column}}',
  moved: '{{column}}现为此处的第 {{place}} 项，共 {{count}} 项',
  setWidths: '调整列宽',
  width: '{{column}}的列宽',
  widthHelp: '拖动或按方向键调整列宽，双击或按 Enter 恢复为自适应',
};
