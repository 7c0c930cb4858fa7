import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { footer } from '../../samples/site';
import { Footer } from './Footer';

const newYearsEve = () => Date.UTC(2031, 11, 31, 23, 59);

describeConformance('Footer', {
  render: (props) => <Footer {...footer} now={newYearsEve} {...props} />,
  root: HTMLElement,
  slots: {
    parts: ['logo', 'help'],
    many: ['link'],
    props: { links: [{ href: '/terms', text: 'Terms' }] },
  },
});

test('[LAND-12] shows a responsible-gambling statement with a link, and the current year', () => {
  const { getByRole } = renderUi(<Footer {...footer} now={newYearsEve} />);
  const shown = getByRole('contentinfo');
  expect(shown).toHaveTextContent('Play responsibly');
  expect(shown).toHaveTextContent('© 2031 Default Site');
  expect(getByRole('link', { name: 'Help and advice on responsible gambling' })).toHaveAttribute(
    'href',
    'https://www.begambleaware.org/',
  );
});

test("[BRAND-01] links to the brand's website, with the brand's name as the link text", () => {
  const { getByRole } = renderUi(
    <BrandWith websiteUrl="https://aurora.example" websiteUrlName="aurora.example">
      <Footer {...footer} now={newYearsEve} />
    </BrandWith>,
  );
  expect(getByRole('link', { name: /^aurora\.example/ })).toHaveAttribute(
    'href',
    'https://aurora.example',
  );
});

test('keeps the statement if the site adds a note', () => {
  const links = [
    { text: 'About us', href: 'https://aurora.example/about' },
    { text: 'Privacy', href: '/privacy' },
  ];
  const { getByRole } = renderUi(
    <Footer {...footer} now={newYearsEve} links={links} note="Licence 123." />,
  );
  for (const { text, href } of links) {
    expect(getByRole('link', { name: new RegExp(`^${text}`) })).toHaveAttribute('href', href);
  }
  const shown = getByRole('contentinfo');
  expect(shown).toHaveTextContent(/Play responsibly.*Licence 123\./);
});
