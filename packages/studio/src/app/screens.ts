import type { StudioScreen } from '../studio/Stage';

export const SCREENS: readonly StudioScreen[] = (
  [
    { id: 'landing', label: 'Landing', page: 'landing' },
    { id: 'dashboard', label: 'Dashboard', page: 'dashboard' },
    { id: 'wingo', label: 'Wingo', page: 'wingo' },
    { id: 'table', label: 'Table', page: 'transactions' },
    { id: 'dialog', label: 'Dialog', page: 'withdraw' },
    { id: 'settings', label: 'Forms', page: 'settings' },
    { id: 'register', label: 'Register', page: 'register' },
  ] as const
).map((screen) => ({ ...screen, src: `/studio/screen#${screen.id}` }));
