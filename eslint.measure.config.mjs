import base from './eslint.config.mjs';
import ts from 'typescript-eslint';
const t = {
  'no-floating-promises': 2,
  'no-misused-promises': 2,
  'await-thenable': 2,
  'no-unsafe-argument': 2,
  'no-unsafe-assignment': 2,
  'no-unsafe-call': 2,
  'no-unsafe-member-access': 2,
  'no-unsafe-return': 2,
};
export default [
  ...base,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: ts.parser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.ts', '*/*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: Object.fromEntries(Object.entries(t).map(([k, v]) => ['@typescript-eslint/' + k, v])),
  },
];
