import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { after, cut, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { buildReport } from '../../test/reports';
import { MobileReportPage } from './MobileReportPage';

const S = 'abcdefghijklmnopqrstuvwx';
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({ querySphereConfig: { customerPhone: '400 800' } });

beforeAll(() => loadPhrases('report', 'reportBody'));

const openShared = (query = `?s=${S}`) =>
  render(<MobileReportPage />, { route: `/sr${query}`, userInfo: visitor, sessionKind: 'visitor' });
const openOwn = () =>
  render(<MobileReportPage />, {
    route: `/reportMobile?id=${buildReport().checkId}`,
    userInfo: buildUserInfo(),
  });

describe('what a link shows its reader', () => {
  it('the report, whose it is, and until when it can be opened', async () => {
    const expiresAt = '2026-11-23T08:00:00Z';
    gateway.answer({ getSharedReport: after(150, buildReport({ expiresAt, status: 'disputed' })) });
    const { container } = openShared();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Chen Yutong' })).toBeInTheDocument();
    expect(screen.getByText(/^You can open this report until 2026-11-23/)).toBeInTheDocument();
    expect(screen.getByText(/is disputed\. Until/)).toBeInTheDocument();
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Example Trading');
    expect(gateway.bodies('getSharedReport')).toEqual([{ s: S }]);
    await expectNoAxeFaults(container);
  });

  it('what it leaves out goes by the kind and how many there are: neither employer is named', async () => {
    const employment = { itemCode: 'employment', kind: 'Employment' };
    const leftOut = [{ itemCode: 'identity', kind: 'Identity' }, employment, employment];
    gateway.answer({ getSharedReport: buildReport({ leftOut }) });
    openShared();
    expect(
      await screen.findByText('Left out of this link: Identity, Employment (2 items).'),
    ).toBeInTheDocument();
  });

  it('a closed one names whom to ask, and the customer service', async () => {
    gateway.answer({
      getSharedReport: refuse('LINK_CLOSED'),
      nameOpening: { mainName: 'Example Trading', anyPhone: false, formState: null },
    });
    openShared();
    expect(await screen.findByRole('alert')).toHaveTextContent('This report cannot be opened');
    expect(await screen.findByText(/Please ask Example Trading, who sent it to you/)).toBeInTheDocument();
    expect(await screen.findByText('Customer service 400 800')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('one that nobody knows says what may be the matter with it', async () => {
    gateway.answer({ getSharedReport: refuse('LINK_CLOSED'), nameOpening: refuse('LINK_CLOSED') });
    openShared();
    expect((await screen.findAllByText(codes[CODE.LINK_CLOSED].en)).length).toBeGreaterThan(0);
  });

  it('an address without a link asks for no report', async () => {
    openShared('');
    expect(await screen.findByText('Ask whoever sent you the link for a new one.')).toBeInTheDocument();
    expect(gateway.sent('getSharedReport')).toEqual([]);
    expect(gateway.sent('nameOpening')).toEqual([]);
  });

  it('a failed load is no closed link: it can be tried again', async () => {
    gateway.answer({ getSharedReport: cut });
    const { user } = openShared();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This report cannot be opened')).not.toBeInTheDocument();
    gateway.answer({ getSharedReport: buildReport() });
    await user.click(again);
    expect(await screen.findByText('Nothing differs.')).toBeInTheDocument();
  });

  it.each(['focus', 'online'])(
    'an old tab asks anew on %s: disputed meanwhile, it says so',
    async (event) => {
      gateway.answer({ getSharedReport: buildReport() });
      openShared();
      await screen.findByText('Nothing differs.');
      gateway.answer({ getSharedReport: buildReport({ status: 'disputed' }) });
      fireEvent(window, new Event(event));
      expect(await screen.findByText(/is disputed\. Until/)).toBeInTheDocument();
      // Without a network it stays readable.
      gateway.answer({ getSharedReport: cut });
      fireEvent(window, new Event(event));
      await waitFor(() => expect(gateway.sent('getSharedReport')).toHaveLength(3));
      await gateway.idle();
      expect(screen.getByText('Nothing differs.')).toBeInTheDocument();
    },
  );

  it('an old tab whose link has ended shows the report no longer', async () => {
    gateway.answer({
      getSharedReport: buildReport(),
      nameOpening: { mainName: 'Example Trading', anyPhone: false, formState: null },
    });
    openShared();
    await screen.findByText('Nothing differs.');
    gateway.answer({ getSharedReport: refuse('LINK_CLOSED') });
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText(/Please ask Example Trading, who sent it to you/)).toBeInTheDocument();
    expect(screen.queryByText('Nothing differs.')).not.toBeInTheDocument();
  });

  it('an old tab whose session is over leads to the phone check, s and all', async () => {
    gateway.answer({ getSharedReport: buildReport() });
    openShared();
    await screen.findByText('Nothing differs.');
    gateway.answer({ getSharedReport: refuse('SESSION_NEEDS_PHONE') });
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(window.location.hash).toBe(`#/checkPhone?s=${S}`));
  });

  it('a session that is over ends as one, with no fault on the page', async () => {
    gateway.answer({ getSharedReport: refuse('SESSION_NEEDS_PHONE') });
    const { store } = openShared();
    await waitFor(() => expect(store.getState().auth.token).toBe(''));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByText('This report cannot be opened')).not.toBeInTheDocument();
  });
});

describe('a report of one’s own account on a phone', () => {
  it('is read in the login session, with its disputes', async () => {
    gateway.answer({ getReport: after(150, buildReport()) });
    openOwn();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(await screen.findByText('The wrong school')).toBeInTheDocument();
    expect(gateway.sent('getReport')[0]?.headers.authorization).toBe(`Bearer ${buildUserInfo().sToken}`);
  });

  it('one that is not published yet leads to its record: trying again would not help', async () => {
    gateway.answer({ getReport: refuse('REPORT_NOT_PUBLISHED') });
    openOwn();
    expect(await screen.findByRole('link', { name: 'Go to the record' })).toHaveAttribute(
      'href',
      `#/backRecord/detail?id=${buildReport().checkId}`,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('an erased one, and one that could not be fetched, say why and can be tried again', async () => {
    gateway.answer({ getReport: refuse('DATA_ERASED') });
    const { user, container } = openOwn();
    await waitFor(() => expect(container).toHaveTextContent(codes[CODE.DATA_ERASED].en));
    gateway.answer({ getReport: buildReport() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing differs.')).toBeInTheDocument();
  });
});
