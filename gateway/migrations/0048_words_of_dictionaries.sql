-- The dictionaries name roles, kinds of position, lamps and results as the screens do (docs/glossary.md). Words that somebody
-- has changed are left as they are.
update dict_entry d
set label_en = w.now_en, label_zh = w.now_zh
from (values
  ('role', 'analyst', 'Analyst', '核查分析师', 'Analyst', '分析师'),
  ('role', 'support', 'Support', '客户支持', 'Support', '客服'),
  ('positionClass', 'general', 'General', '普通岗位', 'General', '一般岗位'),
  ('positionClass', 'finance', 'Finance and cash', '财务资金岗位', 'Finance, cash, purchasing', '财务、出纳、采购'),
  ('positionClass', 'technology', 'Technology and data', '技术与数据岗位', 'Technology with access to data', '接触数据的技术岗位'),
  ('positionClass', 'driver', 'Driver', '驾驶岗位', 'Driver', '驾驶'),
  ('positionClass', 'childcare', 'Care of children or patients', '儿童及病患照护岗位', 'Work with children', '涉及儿童'),
  ('positionClass', 'security', 'Security', '安保岗位', 'Security', '安保'),
  ('lamp', 'green', 'Nothing found', '绿灯：无异常', 'Consistent', '一致'),
  ('lamp', 'blue', 'Small discrepancy', '蓝灯：轻微差异', 'Small discrepancy', '轻微不一致'),
  ('lamp', 'yellow', 'Large discrepancy or too little material', '黄灯：较大差异或材料不足', 'Large discrepancy', '重大不一致'),
  ('lamp', 'red', 'Forgery or high risk', '红灯：造假或高风险', 'High risk', '高风险'),
  ('itemResult', 'found', 'Entries found', '有记录', 'Record found', '发现记录'),
  ('itemResult', 'none', 'No entries', '无记录', 'None found', '未发现记录')
) as w (type, value, was_en, was_zh, now_en, now_zh)
where d.type = w.type and d.value = w.value and d.label_en = w.was_en and d.label_zh = w.was_zh;
