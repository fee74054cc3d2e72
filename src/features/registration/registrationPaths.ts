/** The screens of a form and of an application. */
export const formPath = (formId: string) => `/jobRegistration/form?id=${formId}`;
export const editPath = (formId: string) => `${formPath(formId)}&edit=1`;
export const inviteesPath = (formId: string) => `${formPath(formId)}&invitees=1`;
export const newFormPath = '/jobRegistration/form';
export const applicationPath = (applicationId: string) => `/jobRegistration/detail?id=${applicationId}`;
/** The order begun from an application. */
export const orderPath = (applicationId: string) => `/initiateBack?application=${applicationId}`;

/** What an applicant opens; the console's own address, wherever it is served. */
export const applyAddress = (s: string): string =>
  `${window.location.origin}${window.location.pathname}#/apply?s=${s}`;
