import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { bareText } from './eslint/bareText.mjs';
import { codeNames } from './eslint/codeNames.mjs';
import { gatewayRooms } from './eslint/gatewayRooms.mjs';
import { gatewayWords } from './eslint/gatewayWords.mjs';
import { importTable } from './eslint/layers.mjs';
import { noCycle } from './eslint/noCycle.mjs';
import { spelledUrls } from './eslint/spelledUrls.mjs';
import { sqlPlaces } from './eslint/sqlPlaces.mjs';
import { submitting } from './eslint/submitting.mjs';
import { testGateway } from './eslint/testGateway.mjs';

const local = {
  plugins: {
    probity: {
      rules: {
        'import-table': importTable,
        'bare-text': bareText,
        'code-names': codeNames,
        'gateway-rooms': gatewayRooms,
        'gateway-words': gatewayWords,
        'no-cycle': noCycle,
        'spelled-urls': spelledUrls,
        'sql-places': sqlPlaces,
        submitting,
        'test-gateway': testGateway,
      },
    },
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'data/',
      'coverage/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      '**/generated/',
      '**/*.gen.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  local,
  {
    files: ['**/*.{ts,tsx,js,mjs,mts}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gateway/**/*.ts', 'contract/**/*.ts'],
    // Jest asks these for a default export.
    ignores: ['gateway/test/globalSetup.ts', 'gateway/test/globalTeardown.ts', 'src/test/environment.ts'],
    rules: {
      'probity/import-table': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gateway/src/**/*.ts', 'contract/**/*.ts'],
    // Tests quote the specification and the wire; code.ts is where the numbers stand; PostgreSQL numbers its types.
    ignores: ['**/*.test.{ts,tsx}', 'src/test/**', 'contract/code.ts', 'gateway/src/platform/db/database.ts'],
    rules: { 'probity/code-names': 'error' },
  },
  {
    // No rule is switched off in place: what the gateway holds by lint, `any` first, it holds everywhere.
    files: ['gateway/src/**/*.ts'],
    linterOptions: { noInlineConfig: true },
    rules: { 'probity/gateway-rooms': 'error', 'probity/sql-places': 'error' },
  },
  {
    files: ['gateway/src/**/*.ts'],
    // Tests quote what is said.
    ignores: ['**/*.test.ts', '**/words.ts', '**/words/*.ts'],
    rules: { 'probity/gateway-words': 'error' },
  },
  {
    // A handler's input and context are its operation's; what the request path hands on is for the server alone.
    files: ['gateway/src/modules/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="defineModule"] :matches(TSTypeAnnotation, TSAsExpression)',
          message:
            'The contract types a handler: a body, query or reply of its own is BodyOf, QueryOf, ReplyOf',
        },
        {
          selector:
            'ImportDeclaration[source.value=/kernel.context$/] > ImportSpecifier[imported.name="Input"]',
          message: 'A handler gets InputOf its operation (kernel/module), not what the request path hands on',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gateway/**/*.ts', 'contract/**/*.ts'],
    rules: { 'probity/no-cycle': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx', 'src/test/**'],
    rules: { 'probity/bare-text': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Tests quote the wire; the specification's constants name where its calls lie.
    ignores: ['**/*.test.{ts,tsx}', 'src/test/**', 'src/lib/constants.ts'],
    rules: { 'probity/spelled-urls': 'error' },
  },
  {
    files: ['src/{app,domain,features}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      // Kept in the background while one types, and tried again.
      'src/features/candidate/hooks/useFormSaving.ts',
      'src/features/candidate/apply/useApplicationSaving.ts',
      // The button waits as long as the reply or the refusal says.
      'src/features/auth/components/CodeLine.tsx',
      'src/features/account/security/CodeField.tsx',
      // What is uncovered is the reply itself.
      'src/domain/personal/MaskedValue.tsx',
      'src/features/workOrders/components/CertificationFacts.tsx',
      'src/features/workOrders/components/LostPhoneFacts.tsx',
      // One record after the other; what could not be done stays selected.
      'src/features/records/components/SelectionActions.tsx',
    ],
    rules: { 'probity/submitting': 'error' },
  },
  {
    files: ['src/{app,domain,features}/**/*.tsx'],
    // It stands in index.html, which has no room for more styles.
    ignores: ['**/*.test.tsx', 'src/features/auth/components/{AgreeLine,KeepPhone}.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name="type"] :matches(Literal[value="checkbox"], Literal[value="radio"])',
          message:
            'The browser draws its own otherwise than the rest: Tick, CheckboxInput or FieldRadios of components/form',
        },
      ],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    ignores: ['src/test/**'],
    rules: { 'probity/test-gateway': 'error' },
  },
  {
    // Node on Node 20 loads these as CommonJS: their names are fixed, and package.json has no "type".
    files: ['*.js', 'scripts/webpack/*.js', 'scripts/firstPaint/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // The i18n tables are data: long because the product has many phrases.
    files: ['src/i18n/**/*.ts', 'src/**/phrases/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
);
