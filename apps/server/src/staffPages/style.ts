/**
 * Style sheet of the pages for staff. The pages show no brand, because staff work for all brands.
 */
export const STAFF_STYLE = `
:root{color-scheme:light dark;--canvas:light-dark(#f7f8fa,#0c0d10);--surface:light-dark(#fff,#15171c);--line:light-dark(#e3e5ea,#2a2d35);--field:light-dark(#fff,#0f1115);--field-line:light-dark(#868d9c,#6b7280);--text:light-dark(#16181d,#f2f3f5);--muted:light-dark(#5b6270,#a2a9b6);--accent:light-dark(#4f46e5,#8b85ff);--on-accent:light-dark(#fff,#0c0d10);--accent-hover:light-dark(#4338ca,#a39eff);--bad:light-dark(#b42318,#ff9d94);--bad-subtle:light-dark(#fef3f2,#2b1614);--shadow:light-dark(0 1px 2px rgb(16 24 40/.05),0 0 #0000)}
*{box-sizing:border-box}
body{display:grid;grid-template-rows:1fr auto;min-block-size:100vh;min-block-size:100dvh;margin:0;background:var(--canvas);color:var(--text);font:15px/1.5 Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
main{inline-size:min(100%,26rem);margin:auto;padding:2.5rem 1.25rem}
main.wide{inline-size:min(100%,38rem)}
.mark{display:flex;align-items:center;gap:.625rem;margin-block-end:1.75rem;font-weight:600;letter-spacing:-.01em}
.mark svg{inline-size:28px;block-size:28px;color:var(--accent)}
.mark span{padding:.0625rem .5rem;border:1px solid var(--line);border-radius:99px;color:var(--muted);font-size:12px;font-weight:500;letter-spacing:0}
h1{margin:0 0 .375rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.02em}
h1+.error{margin-block-start:1rem}
h1+.error:empty+.card{margin-block-start:1.25rem}
h2{margin:0 0 .25rem;font-size:.9375rem;line-height:1.4}
p{margin:0}
.lead,.hint{color:var(--muted)}
.lead{margin-block-end:1.5rem;text-wrap:pretty}
.hint{font-size:13px}
.card{padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:14px;box-shadow:var(--shadow)}
.card+.card{margin-block-start:1rem}
form{display:grid;gap:1rem;margin:0}
.field{display:grid;gap:.375rem}
label{font-size:14px;font-weight:500}
input{inline-size:100%;block-size:44px;padding:0 .75rem;background:var(--field);border:1px solid var(--field-line);border-radius:9px;color:inherit;font:inherit;font-size:16px}
input.code{font-variant-numeric:tabular-nums;letter-spacing:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
input:focus-visible{border-color:var(--accent);outline-offset:0}
button,.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;inline-size:100%;min-block-size:44px;padding:.5rem 1rem;background:var(--accent);border:1px solid #0000;border-radius:9px;color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--accent-hover)}
button.second,.button.second{background:var(--surface);border-color:var(--field-line);color:var(--text)}
button.second:hover,.button.second:hover{background:var(--canvas)}
button.link{inline-size:auto;min-block-size:32px;padding:0 .25rem;background:none;color:var(--muted);font-size:14px;font-weight:500}
button.link:hover{color:var(--text)}
button[aria-disabled=true]{opacity:.6;cursor:progress}
.or{display:flex;align-items:center;gap:.75rem;margin-block:1.25rem;color:var(--muted);font-size:13px}
.or::before,.or::after{content:'';flex:1;border-block-start:1px solid var(--line)}
.error{margin-block-end:1rem;padding:.625rem .75rem;background:var(--bad-subtle);border:1px solid color-mix(in srgb,var(--bad) 35%,#0000);border-radius:9px;color:var(--bad);font-size:14px}
.error:empty{display:none}
.below{margin-block-start:1rem;text-align:center;text-wrap:balance}
.qr{display:flex;gap:1rem;align-items:center;margin-block:.75rem 1rem}
.about{margin-block-end:.875rem}
.qr>svg{flex:none;inline-size:132px;block-size:132px;padding:6px;background:#fff;border:1px solid var(--line);border-radius:9px}
code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;margin-block-end:1.25rem}
.head .mark{margin:0}
dl,ul{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding-block:.625rem;border-block-start:1px solid var(--line)}
li:first-child{border:0}
li:last-child{padding-block-end:0}
.waiting{display:grid;justify-content:stretch;gap:1rem;padding-block:1rem}
.actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.5rem}
.passkey{display:grid;justify-content:stretch;gap:.75rem;padding-block:1rem}
.tag{color:var(--muted)}
button.danger{color:var(--bad)}
.passkey .actions{grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))}
.back{padding-block:.375rem;color:var(--muted);font-size:14px;font-weight:500;text-decoration:none}
.back:hover{color:var(--text);text-decoration:underline}
footer{padding:1rem 1.25rem 1.5rem;color:var(--muted);font-size:13px;text-align:center}
@media (max-width:26rem){main{margin-block:0 auto;padding-block:1.5rem}.qr{flex-direction:column;align-items:stretch}.qr>svg{align-self:center}}
`;
