import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const json = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.xs });
