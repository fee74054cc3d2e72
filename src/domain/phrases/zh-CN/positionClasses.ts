/** 岗位类别：下单与配置套餐时选择。 */
export const positionClasses = {
  general: '一般岗位',
  finance: '财务、出纳、采购',
  management: '管理岗位',
  technology: '接触数据的技术岗位',
  driver: '驾驶',
  childcare: '涉及儿童',
  security: '安保',
};

/** 岗位名称的问题，凡填写岗位之处。 */
export const positionFaults = {
  positionRequired: '请输入岗位',
  noPosition: '岗位应为文字：以文字、字母、数字或括号开头，不含表情',
  positionLong: '岗位最多 60 个字符',
};
