import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const tokens = style({ display: 'grid', gap: vars.space.xl });

export const filter = style({ display: 'grid', gap: vars.space.s });
