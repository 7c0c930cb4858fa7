import { AmountField as Amount } from '@platform/ui/AmountField';
import { BetAmount as Bet } from '@platform/ui/BetAmount';
import { Combobox as Box } from '@platform/ui/Combobox';
import { DiceBoard as Dice } from '@platform/ui/DiceBoard';
import { Form as Fields } from '@platform/ui/Form';
import { OtpField as Otp } from '@platform/ui/OtpField';
import { PlinkoGame as Plinko } from '@platform/ui/PlinkoGame';
import { SearchField as Search } from '@platform/ui/SearchField';
import { TermsBox as Terms } from '@platform/ui/TermsBox';

// Components whose examples all have state. Server components cannot have state.
export const AmountField = () => <Amount label="Amount" />;
export const BetAmount = () => <Bet />;
export const Combobox = () => <Box label="Country" options={[]} />;
export const DiceBoard = () => <Dice />;
export const Form = () => <Fields action="/join" submit="Join" />;
export const OtpField = () => <Otp label="Code" />;
export const PlinkoGame = () => <Plinko />;
export const SearchField = () => <Search label="Search" />;
export const TermsBox = () => <Terms />;
