import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(__dirname, '../..');

/** Everything drawn in a layer of its own that is not `FormDialog`, and why nothing typed can be lost with it. */
const others: Record<string, string> = {
  'app/shell/AccountMenu.tsx': 'a search over the accounts, whose text chooses what is listed',
  'app/shell/SidebarLayout.tsx': 'the menu',
  'app/shell/palette/CommandPalette.tsx': 'the search, whose text chooses what is listed',
  'components/feedback/ConfirmDialogBody.tsx': 'a question without a field',
  'components/form/FormDialog.tsx': 'asks by itself',
  'components/inputs/CalendarPopup.tsx': 'days to choose from; the field below holds the date',
  'components/layout/PhonePreview.tsx': 'a form as it will be seen, to read',
  'domain/BulkOutcome.tsx': 'an outcome to read',
  'domain/personal/PictureDialog.tsx': 'a picture',
  'features/account/SecretDialog.tsx': 'a secret to copy',
  'features/account/audit/AuditDialog.tsx': 'an entry to read',
  'features/account/users/AbsentDialog.tsx':
    'people with a colleague to choose for each, taken over row by row',
  'components/table/ColumnMenu.tsx': 'columns, each choice of which applies at once',
  'features/account/users/DepartmentsDialog.tsx': 'asks by leave(), as its forms say what is typed in them',
  'features/account/users/RolesDialog.tsx': 'a table to read',
  'features/account/webhooks/DeliveryDialog.tsx': 'a delivery to read',
  'features/account/webhooks/TestDialog.tsx': 'the answer to a test',
  'features/auth/components/TermsDialog.tsx': 'terms to read',
  'features/finance/ScanCodeDialog.tsx': 'a code to scan; the payment goes on when it is closed',
  'features/notifications/NotificationPanel.tsx': 'notifications to read',
  'features/records/components/MoreFilters.tsx': 'filters, each of which applies at once',
  'features/records/components/SavedViewsPanel.tsx':
    'asks by leave(), as its forms say what is typed in them',
  'features/report/components/ShareDialog.tsx':
    'the link that was made; what is typed before stands in FormDialog',
};

const LAYER = /from '@mui\/material\/(Dialog|Drawer|Modal|Popover|SwipeableDrawer)'/;
const FIELD =
  /<(FieldLine|FieldMenu|FieldRadios|TextLine|DateLine|PasswordLine|ChoiceField|FileDrop|input)\b/;
const QUESTION = /<ConfirmDialog\b[\s\S]*?(?:\/>|<\/ConfirmDialog>)/g;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({
    name: name.split(path.sep).join('/'),
    text: readFileSync(path.join(SRC, name), 'utf8'),
  }));

const named = (of: typeof files) => of.map(({ name }) => name).sort();

it('every dialog is a FormDialog, or stands in the list of those that lose nothing', () => {
  expect(named(files.filter(({ text }) => LAYER.test(text)))).toEqual(Object.keys(others).sort());
});

it('a question holds no field: what is typed in one would go without being asked about', () => {
  const holding = files.filter(({ text }) => [...text.matchAll(QUESTION)].some(([one]) => FIELD.test(one)));
  expect(named(holding)).toEqual([]);
});

it('every FormDialog with a field of text is told what its form says, never a constant', () => {
  const dialogs = files.filter(({ text }) => text.includes('<FormDialog'));
  expect(dialogs.length).toBeGreaterThan(15);
  const constant = dialogs.filter(({ text }) => /\n\s+isDirty(=\{(true|false)\})?\n/.test(text));
  expect(named(constant.filter(({ text }) => /<(FieldLine|TextLine|DateLine)\b/.test(text)))).toEqual([]);
});

it('what asks by leave() does so wherever it closes, and its forms say what is typed', () => {
  const byLeave = Object.keys(others).filter((name) => others[name]!.startsWith('asks by leave'));
  for (const one of byLeave) {
    const { text } = files.find(({ name }) => name === one)!;
    expect(text).toMatch(/leave\(onClose\)/);
    expect(text).not.toMatch(/(onClose|onClick)=\{onClose\}/);
  }
});
