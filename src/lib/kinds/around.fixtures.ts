const signs = '(V) (V). [V] “V” "V", ‘V’ «V» <V> *V* V. V, V; V! V? V… V) V). V>'
const escaped = 'V&amp; V&amp;amp; V&gt; V&nbsp; V%20 V%C2%A0'

/** What mail, chat and sentences put around a value (`V`) that somebody copies. */
export const tails = [...`${signs} ${escaped}`.split(' '), 'V\u00a0', 'V\u200b', 'V\r\n']
