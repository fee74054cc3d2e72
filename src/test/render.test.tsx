import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { toast } from '../lib/toast';
import { selectUserInfo } from '../session/selectors';
import { buildUserInfo } from './factories';
import { render } from './render';

function Probe() {
  const { pathname, search } = useLocation();
  const { nickName } = useSelector(selectUserInfo);
  return (
    <button onClick={() => toast.success('done')}>
      {nickName} at {pathname + search}
    </button>
  );
}

it('render() gives a signed-in store, the route, a user that acts, and toasts', async () => {
  const userInfo = buildUserInfo();
  const { user, store } = render(<Probe />, { route: '/backRecord?status=inReview', userInfo });
  await user.click(screen.getByRole('button', { name: 'Lin Owner at /backRecord?status=inReview' }));
  expect(await screen.findByText('done')).toBeInTheDocument();
  expect(store.getState().auth.token).toBe(userInfo.sToken);
});
