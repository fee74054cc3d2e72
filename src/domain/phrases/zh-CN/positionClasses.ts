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
