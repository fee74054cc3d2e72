import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart';
import { leave, useUnsavedInput } from '../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { LeaveQuestion } from './LeaveQuestion';

const QUESTION = { name: 'Leave without saving?' };

function Form() {
  const [text, setText] = useState('');
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();
  useUnsavedInput(text !== '' && !isSaved);
  return (
    <>
      <input aria-label="Summary" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/records">Records</Link>
      <Link to="/form?step=2">Next step</Link>
      <button onClick={() => leave(() => void navigate('/records'))}>Other account</button>
      <button onClick={() => setTimeout(() => setSaved(true), 300)}>Save soon</button>
    </>
  );
}

async function typed(Question: ComponentType = LeaveQuestion) {
  const view = render(
    <>
      <Question />
      <Routes>
        <Route path="/" element={<Link to="/form">To the form</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/records" element={<h1>The records</h1>} />
      </Routes>
    </>,
    { route: '/' },
  );
  await view.user.click(screen.getByRole('link', { name: 'To the form' }));
  await view.user.type(await screen.findByLabelText('Summary'), 'Two dates differ');
  return view;
}

it('a link away from what is typed asks; Back keeps it, the other answer goes', async () => {
  const { user } = await typed();
  await user.click(screen.getByRole('link', { name: 'Records' }));
  expect(await screen.findByRole('dialog', QUESTION)).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Summary')).toHaveValue('Two dates differ');
  await user.click(screen.getByRole('link', { name: 'Records' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'The records' })).toBeInTheDocument();
});

it('a link followed before the question was fetched waits for it', async () => {
  let fetched!: () => void;
  const fetching = new Promise<void>((resolve) => (fetched = resolve));
  const { user } = await typed(lazyPart(() => fetching.then(() => LeaveQuestion)));
  await user.click(screen.getByRole('link', { name: 'Records' }));
  expect(screen.getByLabelText('Summary')).toHaveValue('Two dates differ');
  fetched();
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'The records' })).toBeInTheDocument();
});

it('the browser’s Back asks as well, and the address stays until it is answered', async () => {
  const { user } = await typed();
  act(() => window.history.back());
  expect(await screen.findByRole('dialog', QUESTION)).toBeInTheDocument();
  await waitFor(() => expect(window.location.hash).toBe('#/form'));
  expect(screen.getByLabelText('Summary')).toHaveValue('Two dates differ');
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/');
});

it('a deed that takes the screen away asks; nothing asks within one screen', async () => {
  const { user } = await typed();
  await user.click(screen.getByRole('link', { name: 'Next step' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.hash).toBe('#/form?step=2');
  await user.click(screen.getByRole('button', { name: 'Other account' }));
  expect(await screen.findByRole('dialog', QUESTION)).toBeInTheDocument();
});

it('saved while the question stands there: it goes on', async () => {
  const { user } = await typed();
  await user.click(screen.getByRole('button', { name: 'Save soon' }));
  await user.click(screen.getByRole('link', { name: 'Records' }));
  expect(await screen.findByRole('heading', { name: 'The records' })).toBeInTheDocument();
});
