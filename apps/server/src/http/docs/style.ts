export const DOCS_STYLE = `
:root{color-scheme:light dark}
[data-scheme='dark']{color-scheme:dark}
[data-scheme='light']{color-scheme:light}
*{box-sizing:border-box}
html{scroll-padding-block-start:var(--platform-space-l);scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--platform-color-canvas);color:var(--platform-color-text-default);font:var(--platform-font-size-m)/var(--platform-font-line-height-body) system-ui,sans-serif}
a{color:var(--platform-color-accent-text)}
:focus-visible{outline:2px solid var(--platform-color-focus);outline-offset:2px;border-radius:var(--platform-radius-small)}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
.page{display:grid;grid-template-columns:minmax(14rem,18rem) minmax(0,1fr);max-inline-size:84rem;margin-inline:auto}
nav{position:sticky;inset-block-start:0;block-size:100vh;overflow-y:auto;padding:var(--platform-space-l);border-inline-end:1px solid var(--platform-color-border-subtle)}
nav h2{margin-block:var(--platform-space-m) var(--platform-space-xs);font-size:var(--platform-font-size-s);color:var(--platform-color-text-muted)}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding-block:var(--platform-space-xxs);font-size:var(--platform-font-size-s);color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover{color:var(--platform-color-accent-text);text-decoration:underline}
main{padding:var(--platform-space-xl) var(--platform-space-l) 20vh}
h1,h3{line-height:var(--platform-font-line-height-tight)}
h1{margin:0;font-size:var(--platform-font-size-xxl)}
.lead{max-inline-size:46rem;color:var(--platform-color-text-muted)}
article{margin-block-start:var(--platform-space-l);padding:var(--platform-space-l);background:var(--platform-color-surface);border:1px solid var(--platform-color-border-subtle);border-radius:var(--platform-radius-card)}
article:target{border-color:var(--platform-color-accent-solid)}
article h3{display:flex;flex-wrap:wrap;align-items:center;gap:var(--platform-space-s);margin:0;font-size:var(--platform-font-size-m)}
.summary{margin-block:var(--platform-space-xs) 0}
.method,.tag{padding:0 var(--platform-space-xs);border-radius:var(--platform-radius-small);font-size:var(--platform-font-size-xs);font-weight:700;line-height:1.8}
.get{background:var(--platform-color-info-subtle);color:var(--platform-color-info-text)}
.post{background:var(--platform-color-success-subtle);color:var(--platform-color-success-text)}
.tag{border:1px solid var(--platform-color-border-default);color:var(--platform-color-text-muted);font-weight:400}
.scroll{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;font-size:var(--platform-font-size-s)}
caption{padding-block:var(--platform-space-m) var(--platform-space-xs);text-align:start;font-weight:700}
th,td{padding:var(--platform-space-xs) var(--platform-space-s) var(--platform-space-xs) 0;border-block-start:1px solid var(--platform-color-border-subtle);text-align:start;vertical-align:top}
th{inline-size:34%;font-weight:400}
td:nth-child(2){inline-size:22%}
td{color:var(--platform-color-text-muted)}
@media (max-width:48rem){.page{grid-template-columns:minmax(0,1fr)}nav{position:static;block-size:auto;border-inline-end:0;border-block-end:1px solid var(--platform-color-border-subtle)}}
`;
