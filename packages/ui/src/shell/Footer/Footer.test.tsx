import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { Footer } from './Footer';

const newYearsEve = () => Date.UTC(2031, 11, 31, 23, 59);

describeConformance('Footer', {
  render: (props) => <Footer now={newYearsEve} {...props} />,
  root: HTMLElement,
});

test('[LAND-12] a responsible-gambling statement with a link, and the current year', () => {
  const { getByRole } = renderUi(<Footer now={newYearsEve} />);
  const footer = getByRole('contentinfo');
  expect(footer).toHaveTextContent('Play responsibly');
  expect(footer).toHaveTextContent('© 2031 Default Site');
  expect(getByRole('link', { name: 'Help and advice on responsible gambling' })).toHaveAttribute(
    'href',
    'https://www.begambleaware.org/',
  );
});

test('[BRAND-01] it leads to the website of the brand, by the name that the brand gives it', () => {
  const { getByRole } = renderUi(
    <BrandWith websiteUrl="https://aurora.example" websiteUrlName="aurora.example">
      <Footer now={newYearsEve} />
    </BrandWith>,
  );
  expect(getByRole('link', { name: /^aurora\.example/ })).toHaveAttribute(
    'href',
    'https://aurora.example',
  );
});
