import type { Services } from '../../kernel/context';
import type { ApplicationRow } from './applicationRepository';
import type { ApplicationVersionRow } from './applicationVersionRepository';
import type { InviteeRow } from './inviteeRepository';
import type { Content } from './domain/content';

type Sealing = { services: Pick<Services, 'crypto'> };

const place = (column: 'content_enc' | 'mobile_enc' | 'draft_enc', rowId: string) => ({
  table: 'application',
  column,
  rowId,
});

export const sealContent = ({ services }: Sealing, id: string, content: Content): Buffer =>
  services.crypto.encrypt(JSON.stringify(content), place('content_enc', id));

export const openContent = ({ services }: Sealing, row: ApplicationRow): Content =>
  JSON.parse(services.crypto.decrypt(row.contentEnc, place('content_enc', row.id))) as Content;

export const sealDraft = ({ services }: Sealing, id: string, content: Content): Buffer =>
  services.crypto.encrypt(JSON.stringify(content), place('draft_enc', id));

/** A correction that is begun, else what counts. */
export const openDraft = (sealing: Sealing, row: ApplicationRow): Content =>
  row.draftEnc
    ? (JSON.parse(sealing.services.crypto.decrypt(row.draftEnc, place('draft_enc', row.id))) as Content)
    : openContent(sealing, row);

const versionPlace = (rowId: string) => ({ table: 'application_version', column: 'content_enc', rowId });

export const sealVersion = ({ services }: Sealing, id: string, content: Content): Buffer =>
  services.crypto.encrypt(JSON.stringify(content), versionPlace(id));

export const openVersion = (
  { services }: Sealing,
  { id, contentEnc }: Pick<ApplicationVersionRow, 'id' | 'contentEnc'>,
): Content => JSON.parse(services.crypto.decrypt(contentEnc, versionPlace(id))) as Content;

const inviteePlace = (rowId: string) => ({ table: 'registration_invitee', column: 'mobile_enc', rowId });

export const sealInvitee = ({ services }: Sealing, id: string, mobile: string): Buffer =>
  services.crypto.encrypt(mobile, inviteePlace(id));

export const openInvitee = ({ services }: Sealing, row: Pick<InviteeRow, 'id' | 'mobileEnc'>): string =>
  services.crypto.decrypt(row.mobileEnc, inviteePlace(row.id));

export const sealMobile = ({ services }: Sealing, id: string, mobile: string): Buffer =>
  services.crypto.encrypt(mobile, place('mobile_enc', id));

export const openMobile = ({ services }: Sealing, row: ApplicationRow): string =>
  services.crypto.decrypt(row.mobileEnc, place('mobile_enc', row.id));
