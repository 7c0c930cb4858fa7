import { Coins } from 'lucide-react';
import { UsdtIcon } from './UsdtIcon';

interface CoinIconProps {
  currency: { shortName: string; iconUrl?: string } | undefined;
  className: string;
}

export function CoinIcon({ currency, className }: CoinIconProps) {
  if (currency?.iconUrl !== undefined)
    return <img src={currency.iconUrl} alt="" className={className} />;
  const Coin = currency === undefined || currency.shortName === 'USDT' ? UsdtIcon : Coins;
  return <Coin aria-hidden className={className} />;
}
