import type { SignedTextKind } from '@probity/contract/rules/signedTexts';

const place = (more: Record<string, string>) =>
  `/operatorDesk?${new URLSearchParams({ tab: 'texts', ...more })}`;

/** Where a text is kept, one version of it is read, and another one is written, from the words of a version if it is named. */
export const textPath = (text: SignedTextKind) => place({ text });
export const versionPath = (text: SignedTextKind, version: string) => place({ text, version });
export const draftPath = (text: SignedTextKind, from: string) => place({ text, from });
