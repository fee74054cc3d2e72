import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { askTextVersion } from './askVersion';
import { sendBackTextVersion, signOffTextVersion, withdrawTextVersion } from './decideVersion';
import { signedTextView, textVersionView } from './textView';

/** What others sign, the service contract and the consent: one operator writes a version, another signs it off (decision 102). */
export const signedTextsModule = defineModule({
  name: 'signedTexts',
  handlers: {
    getSignedText: (ctx, { query }) => signedTextView(ctx, query.kind),
    getTextVersion: (ctx, { query }) => textVersionView(ctx, query),
    askTextVersion: (ctx, { body }) => askTextVersion(ctx, body),
    sendTextCode: (ctx) => sendOwnCode(ctx, 'textSignOff'),
    signOffTextVersion: outsideTransaction((ctx, { body }) => signOffTextVersion(ctx, body)),
    sendBackTextVersion: (ctx, { body }) => sendBackTextVersion(ctx, body),
    withdrawTextVersion: (ctx, { body }) => withdrawTextVersion(ctx, body),
  },
});
