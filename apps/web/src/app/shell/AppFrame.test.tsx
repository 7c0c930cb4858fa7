// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppFrame } from './AppFrame';

interface Link {
  text: string;
  href: string;
}
interface Brand {
  supportUrl?: string;
  content?: { footer?: { links?: readonly Link[] } };
}
interface ShellProps extends Record<string, ReactNode> {
  signInHref: string;
  homeHref: string;
}
interface FooterProps {
  statement: ReactNode;
  helpHref: string;
  helpText: string;
  links?: readonly Link[];
}

const page = vi.hoisted(() => ({
  brand: {} as Brand,
  shape: undefined as 'board' | undefined,
  session: { signedIn: false } as { signedIn: boolean; member?: { id: string } },
}));
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  useBrand: () => page.brand,
  AppShell: ({ header, notice, accountNotice, footer, children, ...rest }: ShellProps) => (
    <>
      <nav data-sign-in={rest.signInHref} data-home={rest.homeHref}>
        {header}
      </nav>
      {notice}
      <aside>{accountNotice}</aside>
      <main>{children}</main>
      {footer}
    </>
  ),
  Footer: ({ statement, helpHref, helpText, links = [] }: FooterProps) => (
    <footer>
      <p>{statement}</p>
      {[{ text: helpText, href: helpHref }, ...links].map(({ text, href }) => (
        <a key={text} href={href}>
          {text}
        </a>
      ))}
    </footer>
  ),
  Link: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
  PageSkeleton: () => null,
  PublicHeader: ({ homeHref, signInHref, registerHref }: Record<string, string>) => (
    <ol data-hrefs={[homeHref, signInHref, registerHref].join(' ')} />
  ),
  Text: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}));
vi.mock('@platform/api/react', () => ({ useSession: () => page.session }));
vi.mock('../../modals/Modals', () => ({ Modals: () => null }));
vi.mock('../../menus/shortcuts', () => ({ SHORTCUTS: [] }));
vi.mock('../../routes', () => ({
  routes: [{ path: '*', element: null }],
  pageAt: () => ({ handle: { shape: page.shape } }),
}));
vi.mock('./Announcement', () => ({ Announcement: () => null }));
vi.mock('./Arrival', () => ({ Arrival: () => null }));
vi.mock('./brand', () => ({ brand: {} }));
vi.mock('../display/DisplayChoice', () => ({ DisplayChoice: () => null }));
vi.mock('./lateHeader', () => ({
  MemberHeader: () => null,
  MemberNotices: () => null,
  UnconfirmedEmail: () => <p>Confirm your email.</p>,
}));
vi.mock('./OfflineNotice', () => ({ OfflineNotice: () => null }));
vi.mock('../account/useEmailNoticePlace', () => ({
  useEmailNoticePlace: (_: string, allowed: boolean) => allowed,
}));
vi.mock('../account/useForcedSignOut', () => ({ useForcedSignOut: () => undefined }));
vi.mock('./useServiceWorker', () => ({ useServiceWorker: () => undefined }));

function footOf(brand: Brand) {
  page.brand = brand;
  const { getByText, getAllByRole } = render(
    <MemoryRouter>
      <AppFrame />
    </MemoryRouter>,
  );
  expect(getByText(/Play responsibly/)).toBeTruthy();
  return getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const GAMBLING = [
  ['Set your limits', '/play-safely'],
  ['Help and advice on responsible gambling', 'https://www.begambleaware.org/'],
];

test('the footer of every page links to limits, and to help for problem gambling', () => {
  expect(footOf({})).toEqual(GAMBLING);
});

test('the footer lists a brand’s support and links after those about gambling', () => {
  const links = [{ text: 'About us', href: '/about' }];
  expect(footOf({ supportUrl: 'https://help.example', content: { footer: { links } } })).toEqual([
    ...GAMBLING,
    ['Help and support', 'https://help.example'],
    ['About us', '/about'],
  ]);
});

test('[SHELL-07] leads visitors from the menus and the header to the sign-in dialog', () => {
  page.brand = {};
  page.session = { signedIn: false };
  const { getByRole } = render(
    <MemoryRouter>
      <AppFrame />
    </MemoryRouter>,
  );
  const { signIn, home } = getByRole('navigation').dataset;
  expect([signIn, home]).toEqual(['/?tab=login&modal=auth', '/']);
  expect(getByRole('list').dataset['hrefs']).toBe(
    '/ ?tab=login&modal=auth ?tab=register&modal=auth',
  );
});

test('[SHELL-14] signing in or out keeps the frame, and switching to another member resets it', () => {
  const app = () => (
    <MemoryRouter>
      <AppFrame />
    </MemoryRouter>
  );
  page.brand = {};
  const { getByRole, rerender } = render(app());
  const frames = new Set<HTMLElement>();
  const framesAfter = (member?: string) => {
    page.session = member ? { signedIn: true, member: { id: member } } : { signedIn: false };
    rerender(app());
    return frames.add(getByRole('contentinfo')).size;
  };
  expect(['', '7', '', '8', '7', '7'].map(framesAfter)).toEqual([1, 1, 1, 1, 2, 2]);
});

test('shows members a request to confirm their email address above every page except boards', () => {
  const app = (signedIn: boolean, shape?: 'board') => {
    page.session = { signedIn };
    page.shape = shape;
    return (
      <MemoryRouter>
        <AppFrame />
      </MemoryRouter>
    );
  };
  page.brand = {};
  const { getByRole, rerender } = render(app(true));
  expect(getByRole('complementary').textContent).toBe('Confirm your email.');
  expect(getByRole('main').textContent).toBe('');
  rerender(app(true, 'board'));
  expect(getByRole('complementary').textContent).toBe('');
  rerender(app(false));
  expect(getByRole('complementary').textContent).toBe('');
});
