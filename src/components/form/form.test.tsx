import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { CheckboxInput } from './CheckboxInput';
import { ErrorSummary } from './ErrorSummary';
import { PasswordInput } from './PasswordInput';
import { PhoneInput } from './PhoneInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

interface Fields {
  mobile: string;
  password: string;
  reason: string;
  kind: string;
  agreed: boolean;
}

const labels = { mobile: 'Phone number', password: 'Password', agreed: 'Terms' };

function Form({ onValid }: { onValid: (fields: Fields) => void }) {
  const { control, handleSubmit, setFocus } = useForm<Fields>({
    defaultValues: { mobile: '', password: '', reason: '', kind: '', agreed: false },
    resolver: (values) => {
      const errors = {
        ...(!values.mobile && { mobile: { type: 'rule', message: 'validation.phone.required' } }),
        ...(!values.agreed && { agreed: { type: 'rule', message: 'Please agree: it is needed. Thanks' } }),
      };
      return { values: Object.keys(errors).length > 0 ? {} : values, errors };
    },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <ErrorSummary control={control} labels={labels} onSelect={(name) => setFocus(name)} />
      <PhoneInput control={control} name="mobile" label={labels.mobile} help="11 digits" />
      <PasswordInput control={control} name="password" label={labels.password} />
      <TextInput control={control} name="reason" label="Reason" rows={3} isOptional />
      <SelectInput
        control={control}
        name="kind"
        label="Kind"
        emptyLabel="Choose"
        options={[{ value: 'basic', label: 'Basic' }]}
      />
      <CheckboxInput control={control} name="agreed" label="I agree" />
      <button>Send</button>
    </form>
  );
}

it('label above, help below, and axe finds nothing', async () => {
  const { container } = render(<Form onValid={jest.fn()} />);
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('11 digits');
  expect(screen.getByLabelText('Reason (optional)')).not.toBeRequired();
  await expectNoAxeFaults(container);
});

it('a submit puts the fault in words at the field and into the summary, and focuses the first', async () => {
  const { user, container } = render(<Form onValid={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const phone = screen.getByLabelText('Phone number');
  expect(phone).toHaveFocus();
  expect(phone).toBeInvalid();
  expect(phone).toHaveAccessibleDescription('Please enter a phone number! 11 digits');
  expect(screen.getByRole('alert')).toHaveTextContent('There are problems with 2 fields');
  await user.click(screen.getByRole('button', { name: 'Terms: Please agree: it is needed. Thanks' }));
  expect(screen.getByLabelText('I agree')).toHaveFocus();
  await expectNoAxeFaults(container);
});

it('gives the values as typed: nothing is reformatted', async () => {
  const onValid = jest.fn();
  const { user } = render(<Form onValid={onValid} />);
  await user.type(screen.getByLabelText('Phone number'), '138 0000');
  await user.selectOptions(screen.getByLabelText('Kind'), 'basic');
  await user.click(screen.getByLabelText('I agree'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onValid.mock.calls[0][0]).toEqual({
    mobile: '138 0000',
    password: '',
    reason: '',
    kind: 'basic',
    agreed: true,
  });
});

it('a password can be shown', async () => {
  const { user } = render(<Form onValid={jest.fn()} />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
});
