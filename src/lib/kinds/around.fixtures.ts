const signs = '(V) (V). [V] “V” "V", ‘V’ «V» <V> *V* V. V, V; V! V? V… V) V). V>'
const escaped = 'V&amp; V&amp;amp; V&gt; V&nbsp; V%20 V%C2%A0'

/** Endings that mails, chats and sentences add to a copied value. `V` stands for the value. */
export const copiedEndings = [...`${signs} ${escaped}`.split(' '), 'V\u00a0', 'V\u200b', 'V\r\n']
