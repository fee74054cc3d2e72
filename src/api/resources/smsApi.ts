import { generatedApi } from '../generated/base.gen';

/** Call 6. The reply's `interval` (seconds) is what the button counts down; 1005 carries `retryAfter` instead. */
export const smsApi = generatedApi;

export const { useSendVerifyCodeMutation } = smsApi;
