/** What a candidate chooses from about their education. */
export const educationChoices = {
  level: {
    highSchool: 'High school',
    associate: 'Associate',
    bachelor: 'Bachelor',
    master: 'Master',
    doctor: 'Doctor',
    other: 'Other',
  },
  form: {
    fullTime: 'Full-time',
    partTime: 'Part-time',
    selfTaught: 'Self-taught examination',
    online: 'Distance learning',
    abroad: 'Abroad',
    other: 'Other',
  },
  result: {
    graduation: 'Graduated',
    completion: 'Completed without graduating',
    leaving: 'Left without graduating',
    studying: 'Still studying',
  },
  degree: {
    bachelorDegree: 'Bachelor’s degree',
    secondBachelorDegree: 'Second bachelor’s degree',
    masterDegree: 'Master’s degree',
    doctorDegree: 'Doctorate',
    otherDegree: 'Another degree',
  },
};
