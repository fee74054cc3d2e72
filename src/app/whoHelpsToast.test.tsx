import { screen } from '@testing-library/react';
import { callFailed } from '../api/transport/callFailed';
import { buildUserInfo } from '../test/factories';
import { render } from '../test/render';

it('beside the fixed words of a 403 stands who can help; without that the words stand alone', async () => {
  const { store } = render(<p>here</p>, { userInfo: buildUserInfo() });
  const refused = { kind: 'business', code: 403, msg: 'no permission for this operation' } as const;
  store.dispatch(callFailed({ ...refused, data: { ask: 'owners', roles: ['owner'] } }));
  expect(await screen.findByText('no permission for this operation')).toBeInTheDocument();
  expect(await screen.findByText('An owner of Example Trading can do it.')).toBeInTheDocument();
});

it('data that names nobody known adds nothing', async () => {
  const { store } = render(<p>here</p>, { userInfo: buildUserInfo() });
  store.dispatch(callFailed({ kind: 'business', code: 403, msg: 'no', data: { ask: 'anybody', roles: [] } }));
  expect(await screen.findByText('no')).toBeInTheDocument();
  expect(screen.queryByText(/can do it|customer service/)).not.toBeInTheDocument();
});
