import type { CheckDetail } from '../../api/resources/checksApi';

type Message = CheckDetail['messages'][number];

const asksTheCandidate = ({ template }: Message) => template === 'invitation' || template === 'reminder';

/** The SMS that did not arrive and keeps the candidate away; none where they were reached, or may be yet. */
export const missedMessage = ({ notReached, messages }: CheckDetail): Message | undefined =>
  notReached ? messages.find(asksTheCandidate) : undefined;

/** True where nobody can be reached at that number: no reminder and no link is sent there again. One out of service may come back. */
export const isDeadNumber = (message: Message | undefined): boolean => message?.reason === 'noSuchNumber';
