export const educationChoices = {
  level: {
    highSchool: '高中',
    associate: '专科',
    bachelor: '本科',
    master: '硕士',
    doctor: '博士',
    other: '其他',
  },
  form: {
    fullTime: '全日制',
    partTime: '非全日制',
    selfTaught: '自学考试',
    online: '远程教育',
    abroad: '境外',
    other: '其他',
  },
  result: {
    graduation: '毕业',
    completion: '结业',
    leaving: '肄业',
    studying: '在读',
  },
  degree: {
    bachelorDegree: '学士学位',
    secondBachelorDegree: '第二学士学位',
    masterDegree: '硕士学位',
    doctorDegree: '博士学位',
    otherDegree: '其他学位',
  },
};
