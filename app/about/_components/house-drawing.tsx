/** An architect's drawing of a house, with a wren on the roof. */
export function HouseDrawing() {
  return (
    <svg
      viewBox="20 0 620 460"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="w-full lg:col-span-6"
    >
      <path
        d="M350 125V84h34v66M110 400V190L275 70l165 120v210M440 260h110v140H440zM440 248h124v12H440z"
        fill="var(--surface)"
      />
      <path d="M110 190h330M100 400h520" />
      <path d="M90 204 275 70l185 134" strokeWidth="4" />
      <path d="M252 120h46v44h-46zM275 120v44" />
      <path d="M243 226h64v70h-64zM275 226v70M243 261h64M340 226h64v70h-64zM372 226v70M340 261h64M146 326h64v52h-64zM178 326v52M146 352h64" />
      <g className="dark:fill-marigold dark:stroke-bg">
        <path d="M146 226h64v70h-64zM178 226v70M146 261h64M340 326h64v52h-64zM372 326v52M340 352h64M472 292h56v48h-56zM500 292v48" />
      </g>
      <path d="M252 400v-82h46v82" fill="var(--marigold)" />
      <path d="m252 318-24 9v81l24-8z" fill="var(--coral)" />
      <path d="M233 366v6" strokeWidth="3" />
      <g transform="translate(243 12) scale(2)" stroke="none">
        <path
          d="M9.2 9.6c0-3 2.3-5.1 5-5.1 4.3 0 4.9 3.7 8 4.1l3.6-5.1 2 1.2-2.6 6.9c-1.2 3.3-4.4 5-7.6 5-4.6 0-8.4-2.8-8.4-7z"
          transform="translate(0 11.5)"
          fill="var(--coral)"
        />
        <path d="M9.7 8.2 5.6 9.3l3.7 1.9z" transform="translate(0 11.5)" fill="var(--marigold)" />
      </g>
      <g strokeWidth="1.5">
        <path d="M110 412v34M440 412v34M550 412v34M104 436h452M104 442l12-12M434 442l12-12M544 442l12-12" />
        <path d="M84 190H54M258 70H54M84 400H54M64 406V64M58 76l12-12M58 196l12-12M58 406l12-12" />
      </g>
      <g fill="currentColor" stroke="none" fontFamily="var(--face-label)" fontSize="15" textAnchor="middle">
        <text x="275" y="429">
          6.60
        </text>
        <text x="495" y="429">
          2.20
        </text>
        <text transform="translate(52 130) rotate(-90)">2.40</text>
        <text transform="translate(52 295) rotate(-90)">4.20</text>
      </g>
    </svg>
  )
}
