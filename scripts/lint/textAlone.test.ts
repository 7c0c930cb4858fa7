import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { describe, test } from 'vitest';
import { textAlone } from './textAlone.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({
  languageOptions: {
    parser: ts.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

const beside = (count: number) => Array.from({ length: count }, () => ({ messageId: 'beside' }));

tester.run('text-alone', textAlone, {
  valid: [
    // In this example, the text is the only child of its element.
    '<p>{text.lead}</p>',
    '<p>{open ? text.lead : text.closed}</p>',
    '<p>{open && <b />}<span>{text.lead}</span></p>',
    '<p>{`${count} bets`}</p>',
    // In this example, neither the text nor its siblings change.
    '<p>Read <a href="/rules">the rules</a> first.</p>',
    '<><b /> Read the rules</>',
    // Translators do not replace spaces.
    '<p><b /> {open && <i />}</p>',
    "<p><b />{' '}{open && <i />}</p>",
    // These components wrap their texts.
    '<Button>{busy && <Spinner />} Save</Button>',
    '<Text>{count} bets{open && <> · {text.lead}</>}</Text>',
    // In these examples, the expressions are not texts.
    '<p>{rich(text.sent, { email })}{open && <b />}</p>',
    '<ul>{first}{rows.slice(0, 5).map((row) => <li />)}</ul>',
  ],
  invalid: [
    { code: '<p>{busy && <Spinner />} Save</p>', errors: beside(1) },
    { code: '<p>Save {busy && <Spinner />}</p>', errors: beside(1) },
    { code: '<p><Icon />{text.lead}</p>', errors: beside(1) },
    { code: '<p>{text.left({ seconds })} <b /></p>', errors: beside(1) },
    { code: "<p><Icon />{open ? 'Open' : text.closed}</p>", errors: beside(1) },
    { code: '<p><b />{open && `${count} bets`}</p>', errors: beside(1) },
    { code: '<p>{count} bets of {all}</p>', errors: beside(1) },
    { code: '<p>{ratio.toFixed(2)} of {least}</p>', errors: beside(2) },
    { code: '<p>{note ?? words.none}<b /></p>', errors: beside(1) },
    { code: '<p>{open ? <>Read <b /></> : <i />}</p>', errors: beside(1) },
    { code: 'const face = <><Light on={on} />{text.red}</>', errors: beside(1) },
    { code: '<Card>{busy && <Spinner />} Save</Card>', errors: beside(1) },
  ],
});
