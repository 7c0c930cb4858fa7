import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const tokens = style({ display: 'grid', gap: vars.space.xl });

export const filter = style({ display: 'grid', gap: vars.space.s });
