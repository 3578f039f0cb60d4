/** The front of a small house as an architect draws it, with a wren on the ridge and one door standing open. */
export function Elevation() {
  return (
    <svg
      viewBox="0 0 640 460"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="w-full lg:col-span-6"
    >
      <path d="M20 400h600" strokeWidth="3" />
      <path
        d="M110 400V190h330v210M440 260h110v140M90 204 275 70l185 134M440 260l12-14h120l-22 14"
        fill="var(--surface)"
      />
      <path d="M90 204 275 70l185 134" />
      <path d="M350 124V84h34v65" fill="var(--surface)" />
      <path d="M140 228h80v70h-80zM180 228v70M140 263h80M250 228h60v70h-60zM250 263h60M340 228h70v70h-70zM375 228v70M340 263h70" />
      <path d="M252 120h46v44h-46zM275 120v44" />
      <path d="M140 330h80v46h-80zM340 330h70v46h-70zM180 330v46M375 330v46M474 290h52v46h-52zM500 290v46" />
      <path d="M250 400v-78h60v78" fill="var(--bg)" />
      <path d="m250 322-36 14v78l36-14z" fill="var(--coral)" />
      <path d="M220 374v6" strokeWidth="3" />
      <g transform="translate(243 14) scale(2)" stroke="none">
        <path
          d="M9.2 9.6c0-3 2.3-5.1 5-5.1 4.3 0 4.9 3.7 8 4.1l3.6-5.1 2 1.2-2.6 6.9c-1.2 3.3-4.4 5-7.6 5-4.6 0-8.4-2.8-8.4-7z"
          transform="translate(0 11.5)"
          fill="var(--coral)"
        />
        <path d="M9.7 8.2 5.6 9.3l3.7 1.9z" transform="translate(0 11.5)" fill="var(--marigold)" />
      </g>
      <g strokeWidth="1.5">
        <path d="M110 412v34M440 412v34M550 412v34M110 436h330M440 436h110" />
        <path d="m104 442 12-12M434 442l12-12M544 442l12-12" />
        <path d="M100 190H50M100 70H50M60 400V70M54 76l12-12M54 196l12-12M54 406l12-12M270 70H50" />
      </g>
      <g fill="currentColor" stroke="none" fontFamily="var(--font-code)" fontSize="15">
        <text x="275" y="430" textAnchor="middle">
          6.60
        </text>
        <text x="495" y="430" textAnchor="middle">
          2.20
        </text>
      </g>
    </svg>
  )
}
