import { Confetti } from './confetti.tsx';

interface BirthdayCakeProps {
  /** The age that the candles show. */
  age: number | undefined;
  isToday: boolean;
}

/** The cake of a birthday, with the age as its candles. On the day itself, confetti falls over the card. */
export function BirthdayCake({ age, isToday }: BirthdayCakeProps) {
  const candles = age === undefined ? ['|'] : [...String(age)];
  return (
    <>
      {isToday && <Confetti />}
      <svg viewBox="0 0 200 170" aria-hidden="true" className="relative h-full w-full">
        <circle cx="100" cy="92" r="74" fill="var(--accent)" opacity=".28" />
        {candles.map((digit, index) => (
          <Candle key={digit + candles.slice(index).join('')} digit={digit} x={centered(index, candles.length)} />
        ))}
        <path d="M62 82a10 10 0 0 1 10-10h56a10 10 0 0 1 10 10v32H62z" fill="var(--wall)" />
        <path
          d="M62 82a10 10 0 0 1 10-10h56a10 10 0 0 1 10 10v6c0 8-9.5 8-9.5 0c0 11-9.5 11-9.5 0c0 8-9.5 8-9.5 0c0 11-9.5 11-9.5 0c0 8-9.5 8-9.5 0c0 11-9.5 11-9.5 0c0 8-9.5 8-9.5 0c0 11-9.5 11-9.5 0z"
          fill="var(--birthday)"
        />
        <path d="M42 118a12 12 0 0 1 12-12h92a12 12 0 0 1 12 12v32H42z" fill="var(--wall)" />
        <path
          d="M42 118a12 12 0 0 1 12-12h92a12 12 0 0 1 12 12v6c0 8-11.6 8-11.6 0c0 11-11.6 11-11.6 0c0 8-11.6 8-11.6 0c0 11-11.6 11-11.6 0c0 8-11.6 8-11.6 0c0 11-11.6 11-11.6 0c0 8-11.6 8-11.6 0c0 11-11.6 11-11.6 0c0 8-11.6 8-11.6 0c0 11-11.6 11-11.6 0z"
          fill="var(--brand)"
        />
        <g fill="var(--hill)">
          <circle cx="58" cy="143" r="3" />
          <circle cx="86" cy="146" r="3" />
          <circle cx="114" cy="143" r="3" />
          <circle cx="142" cy="146" r="3" />
        </g>
        <g fill="var(--accent)">
          <circle cx="72" cy="146" r="3" />
          <circle cx="100" cy="142" r="3" />
          <circle cx="128" cy="146" r="3" />
          <circle cx="84" cy="104" r="2.5" />
          <circle cx="116" cy="104" r="2.5" />
        </g>
        <path d="M26 152h148" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
        <path d="M84 154h32l7 12H77z" fill="var(--line-strong)" />
      </svg>
    </>
  );
}

const candleWidth = 26;
const centered = (index: number, count: number) => 100 + (index - (count - 1) / 2) * candleWidth;

/** A digit of wax with a flame. */
function Candle({ digit, x }: { digit: string; x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 16c6 7 7 10.5 5.2 14a6 6 0 0 1-10.4 0C-7 20.5-6 17 0 10z" fill="var(--accent)" />
      <text
        y="73"
        textAnchor="middle"
        className="font-display"
        fontSize="46"
        fontWeight="600"
        fill="var(--primary)"
        stroke="var(--surface)"
        strokeWidth="5"
        paintOrder="stroke"
      >
        {digit}
      </text>
    </g>
  );
}
