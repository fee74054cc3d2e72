import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Add from '@mui/icons-material/Add';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';

type MenuIcon = typeof HomeOutlined;

/** By the route's name: an icon is the console's own matter, whatever the menu entry says. */
const icons: Record<string, MenuIcon> = {
  homePage: HomeOutlined,
  initiateBack: Add,
  batchBack: LibraryAddOutlined,
  backRecord: FormatListBulleted,
  batchRecord: ContentCopyOutlined,
  workOrder: SmsOutlined,
  jobRegistration: AssignmentOutlined,
  mealManage: Inventory2Outlined,
  financialManage: AccountBalanceWalletOutlined,
  businessManage: SettingsOutlined,
};

/** The icon of a menu entry by its path. */
export function menuIconOf(path: string): MenuIcon {
  return icons[path.replace(/^\//, '')] ?? CircleOutlined;
}
