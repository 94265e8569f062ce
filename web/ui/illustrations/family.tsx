/** Two people and a heart. */
export function FamilyDrawing() {
  return (
    <svg width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
      <circle cx="66" cy="48" r="40" fill="var(--accent)" opacity=".2" />
      <path d="M31 80c0-18 8-29 21-29s21 11 21 29z" fill="var(--primary)" />
      <circle cx="52" cy="35" r="12.5" fill="var(--accent)" />
      <path d="M66 80c0-13 6-20 15.5-20S97 67 97 80z" fill="var(--planner-ink)" />
      <circle cx="81.5" cy="50" r="9.5" fill="var(--accent)" />
      <path
        d="M97 31c-5-3.5-8-6.3-8-9.7a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2c0 3.4-3 6.2-8 9.7z"
        fill="var(--birthday)"
      />
      <path d="M24 80h84" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
