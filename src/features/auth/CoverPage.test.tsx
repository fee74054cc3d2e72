import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { cut } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CoverPage } from './CoverPage';

const gateway = fakeGateway();

beforeAll(() => loadPhrases('auth'));

it('says what this is and shows the ways in, with the customer phone of the settings', async () => {
  gateway.answer({ querySphereConfig: { customerPhone: '400-000-0000' } });
  const { container } = render(<CoverPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Know who you hire');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#/login');
  expect(screen.getByRole('link', { name: 'I received a link' })).toHaveAttribute('href', '#/checkPhone');
  expect(await screen.findByText('Customer service 400-000-0000')).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('tells e-mail, service hours and the filing where operators have set them, and nothing of them where not', async () => {
  gateway.answer({
    querySphereConfig: {
      customerPhone: '95588',
      customerEmail: 'service@example.com',
      serviceHours: '09:00-18:00',
      icpNumber: '京ICP备12345678号-1',
    },
  });
  const { container } = render(<CoverPage />);
  expect(
    await screen.findByText('Customer service 95588 (09:00–18:00 on working days, China time)'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'service@example.com' })).toHaveAttribute(
    'href',
    'mailto:service@example.com',
  );
  expect(screen.getByRole('link', { name: '京ICP备12345678号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  await expectNoAxeFaults(container);
});

it("specification, section 9: 'Fallback customer phone is the placeholder {phone}', without a toast", async () => {
  gateway.answer({ querySphereConfig: cut });
  render(<CoverPage />);
  expect(await screen.findByText('Customer service {phone}')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
