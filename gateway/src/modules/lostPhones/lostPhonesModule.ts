import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { askLostPhone, listLostPhones, sendLostPhoneCode, withdrawLostPhone } from './asking';
import { decideLostPhone } from './deciding';
import { getLostPhoneReview, revealLostPhoneContact } from './reviewing';

/** The lost phone of one of an enterprise's people, replaced by its managers and the platform's staff together (decision 62). */
export const lostPhonesModule = defineModule({
  name: 'lostPhones',
  handlers: {
    listLostPhones: (ctx) => listLostPhones(ctx),
    sendLostPhoneCode: (ctx) => sendLostPhoneCode(ctx),
    askLostPhone: outsideTransaction((ctx, { body }) => askLostPhone(ctx, body)),
    withdrawLostPhone: (ctx, { body }) => withdrawLostPhone(ctx, body.lostPhoneId),
    getLostPhoneReview: (ctx, { query }) => getLostPhoneReview(ctx, query.workItemId),
    revealLostPhoneContact: (ctx, { body }) => revealLostPhoneContact(ctx, body),
    sendLostPhoneDecisionCode: (ctx) => sendOwnCode(ctx, 'lostPhoneDecide'),
    decideLostPhone: outsideTransaction((ctx, { body }) => decideLostPhone(ctx, body)),
  },
});
