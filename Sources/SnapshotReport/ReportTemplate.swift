/// The page around the entries: plain HTML, no server, nothing from elsewhere.
enum ReportTemplate {
    static let page = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Snapshots: @SUMMARY@</title>
        <meta name="viewport" content="width=device-width">
        <style>\(style)</style></head><body>
        <header><h1>Snapshots</h1><span>@SUMMARY@</span>
        <input id="search" type="search" placeholder="Search names, tests, files" aria-label="Search">
        <button data-copy="@ALL@">Copy: accept all</button></header>
        <main id="list"></main><div id="more"></div>
        <script>const entries = @ENTRIES@;
        \(script)</script></body></html>
        """

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 0; } header { position: sticky; top: 0; z-index: 9; display: flex; gap: 16px; align-items: center;
        padding: 8px 16px; background: Canvas; border-bottom: 1px solid #8886; } h1 { font-size: 18px; margin: 0; }
        input[type=search] { flex: 1; font: inherit; padding: 4px 8px; } button { font: inherit; }
        h2 { font-size: 15px; margin: 20px 16px 4px; } .cards { display: flex; flex-wrap: wrap; gap: 12px; padding: 0 16px; }
        .card { border: 1px solid #8886; border-radius: 8px; padding: 8px; max-width: 100%; }
        .card.failed { border-color: #d33; width: 100%; } .card.recorded { border-color: #c80; }
        .card h3 { font-size: 13px; margin: 0 0 4px; overflow-wrap: anywhere; } .card small { color: GrayText; }
        .card.equal, .card.recorded { width: 180px; } .card.equal img, .card.recorded img { width: 100%; height: 160px; object-fit: contain; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; } .ways { display: flex; gap: 4px; margin: 6px 0; flex-wrap: wrap; }
        .ways button[aria-pressed=true] { font-weight: 700; } .stage { display: flex; gap: 8px; flex-wrap: wrap; }
        .stage img, .card a img { outline: 1px solid #8886; } .stage figure { margin: 0; } .stage figcaption { font-size: 12px; } .stage img { max-width: 100%; max-height: 75vh;
        background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0/16px 16px; }
        .over { position: relative; display: inline-block; } .over img + img { position: absolute; left: 0; top: 0; }
        .blink img + img { animation: blink 1s steps(1) infinite; } @keyframes blink { 50% { opacity: 0; } }
        input[type=range] { width: 320px; max-width: 100%; }
        .matrix { margin: 0 16px; overflow-x: auto; } .matrix table { border-collapse: collapse; }
        .matrix th { font-size: 12px; font-weight: 500; padding: 4px 8px; text-align: left; } .matrix thead th { vertical-align: bottom; }
        .matrix td { padding: 4px; } .matrix img { display: block; width: 120px; height: 200px; object-fit: contain; border: 2px solid #8883; }
        .matrix td.failed img { border-color: #d33; } .matrix td.recorded img { border-color: #c80; }
        """

    private static let script = #"""
        const list = document.getElementById('list'), more = document.getElementById('more');
        const make = (tag, props = {}, ...children) => {
          const node = Object.assign(document.createElement(tag), props); node.append(...children); return node; };
        const isText = path => path && path.endsWith('.txt');
        const picture = path => make('img', { src: path, loading: 'lazy', decoding: 'async', alt: '' });
        const figure = (path, words) => make('figure', {}, make('figcaption', { textContent: words }),
          isText(path) ? make('iframe', { src: path, width: 420, height: 240 }) : picture(path));
        const over = (p, kind) => {
          const box = make('div', { className: 'over ' + kind }), top = picture(p.failure);
          box.append(picture(p.reference), top);
          if (kind === 'blink') return box;
          const range = make('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: kind });
          const set = () => kind === 'onion' ? top.style.opacity = range.value / 100
            : top.style.clipPath = `inset(0 0 0 ${range.value}%)`;
          range.oninput = set; set();
          return make('div', {}, range, make('br'), box); };
        const ways = {
          'Side by side': p => Object.entries(p).filter(([role]) => role !== 'together')
            .sort(([a], [b]) => 'rfd'.indexOf(a[0]) - 'rfd'.indexOf(b[0])).map(([role, path]) => figure(path, role)),
          'Slider': p => [over(p, 'slider')], 'Onion skin': p => [over(p, 'onion')], 'Blink': p => [over(p, 'blink')],
          'Difference': p => [figure(p.difference, 'difference')], 'Together': p => [figure(p.together, 'together')] };
        const again = box => { for (const image of box.querySelectorAll('img')) image.src = image.src; };
        function card(e) {
          const node = make('section', { className: 'card ' + e.status }, make('h3', { textContent: e.name }));
          if (e.status !== 'failed') {
            const path = e.pictures.reference;
            if (path && !isText(path)) node.append(make('a', { href: path }, picture(path)));
            node.append(make('small', { textContent: e.place })); return node; }
          node.append(make('small', { textContent: e.test + ' at ' + e.place }), make('pre', { textContent: e.message || '' }));
          const stage = make('div', { className: 'stage' }), row = make('div', { className: 'ways' }), p = e.pictures;
          const both = p.reference && p.failure;
          const possible = { 'Slider': both, 'Onion skin': both, 'Blink': both, 'Difference': p.difference, 'Together': p.together,
            'Side by side': true };
          for (const way of Object.keys(ways)) {
            if (!possible[way] || (isText(p.failure) && way !== 'Side by side' && way !== 'Difference')) continue;
            const button = make('button', { textContent: way });
            button.onclick = () => { stage.replaceChildren(...ways[way](p));
              for (const other of row.children) other.setAttribute('aria-pressed', other === button); };
            row.append(button); }
          if (e.isFilm) row.append(make('button', { textContent: 'Play again', onclick: () => again(stage) }));
          const copy = make('button', { textContent: 'Copy: accept' }); copy.dataset.copy = e.accept;
          row.append(copy); node.append(row, stage); row.firstChild.click(); return node; }
        function table(cells) {
          const rows = [...new Set(cells.map(e => e.cell.row))], columns = [...new Set(cells.map(e => e.cell.column))];
          const at = new Map(cells.map(e => [e.cell.row + '\n' + e.cell.column, e]));
          const head = make('thead', {}, make('tr', {}, make('th'), ...columns.map(c => make('th', { textContent: c }))));
          const body = make('tbody', {}, ...rows.map(r => make('tr', {}, make('th', { textContent: r }), ...columns.map(c => {
            const e = at.get(r + '\n' + c), path = e && (e.pictures.failure || e.pictures.reference);
            return make('td', { className: e ? e.status : '', title: e ? e.name : '' },
              path ? make('a', { href: path }, picture(path)) : ''); }))));
          return make('div', { className: 'matrix' }, make('table', {}, head, body)); }
        let shown = [], next = 0, group = null, cards = null;
        function add(count) {
          for (const end = Math.min(shown.length, next + count); next < end; next++) {
            const e = shown[next];
            if (e.cells) { list.append(make('h2', { textContent: e.title }), table(e.cells)); group = null; continue; }
            const key = e.status + ' ' + e.group;
            if (key !== group) { group = key; cards = make('div', { className: 'cards' });
              list.append(make('h2', { textContent: e.group + ' · ' + e.status }), cards); }
            cards.append(card(e)); } }
        function filter(words) {
          const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
          const found = entries.filter(e => parts.every(w => (e.name + ' ' + e.group + ' ' + e.test + ' ' + e.place + ' ' + e.status).toLowerCase().includes(w)));
          const matrices = new Map();
          for (const e of found) if (e.cell) {
            const title = e.group + ' · ' + e.cell.matrix;
            if (!matrices.has(title)) matrices.set(title, { title, cells: [] });
            matrices.get(title).cells.push(e); }
          // The order of a matrix is the order in which its pictures were taken.
          for (const matrix of matrices.values()) matrix.cells.sort((a, b) => a.number - b.number);
          const failed = e => e.status === 'failed';
          shown = [...found.filter(failed), ...matrices.values(), ...found.filter(e => !failed(e) && !e.cell)];
          list.replaceChildren(); next = 0; group = null; add(60); }
        const search = document.getElementById('search');
        search.oninput = () => filter(search.value);
        new IntersectionObserver(seen => { if (seen.some(s => s.isIntersecting)) add(60); }, { rootMargin: '800px' }).observe(more);
        document.addEventListener('click', event => { const text = event.target.dataset && event.target.dataset.copy;
          if (text) { navigator.clipboard && navigator.clipboard.writeText(text); event.target.textContent = text; } });
        // index.html#words searches at once: links may do so.
        try { search.value = decodeURIComponent(location.hash.slice(1)); } catch { search.value = ''; }
        filter(search.value);
        """#
}
